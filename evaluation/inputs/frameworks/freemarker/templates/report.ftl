<#list people as p>
${p.name} (${p.age}) <#if p.adult>${p.greet("hello")}</#if>
<#list p.pets as pet>${pet.kind}: ${pet.sound} ${upper(pet.kind)}
</#list>
</#list>
<@twice>again </@twice>
