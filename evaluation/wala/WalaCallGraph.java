// Makes a call graph with WALA and writes it as jir's CSV files, for the comparison in evaluation/run-programs.
//
//   java WalaCallGraph cha|0-cfa PLATFORM.jar MAIN CALLERS METHODS.csv EDGES.csv APP.jar...
//
// CALLERS names the methods (class,name,descriptor, a line each) whose edges are wanted: all would be too many. The
// last line of the output is JSON: seconds, reachable methods, all edges.

import com.ibm.wala.classLoader.CallSiteReference;
import com.ibm.wala.classLoader.IMethod;
import com.ibm.wala.classLoader.Language;
import com.ibm.wala.classLoader.SyntheticMethod;
import com.ibm.wala.ipa.callgraph.AnalysisCacheImpl;
import com.ibm.wala.ipa.callgraph.AnalysisOptions;
import com.ibm.wala.ipa.callgraph.AnalysisScope;
import com.ibm.wala.ipa.callgraph.CGNode;
import com.ibm.wala.ipa.callgraph.CallGraph;
import com.ibm.wala.ipa.callgraph.Entrypoint;
import com.ibm.wala.ipa.callgraph.cha.CHACallGraph;
import com.ibm.wala.ipa.callgraph.impl.Util;
import com.ibm.wala.ipa.cha.ClassHierarchy;
import com.ibm.wala.ipa.cha.ClassHierarchyFactory;
import com.ibm.wala.types.ClassLoaderReference;
import com.ibm.wala.types.MethodReference;
import java.io.File;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.jar.JarFile;

public class WalaCallGraph {
  public static void main(String[] arguments) throws Exception {
    long start = System.nanoTime();
    AnalysisScope scope = AnalysisScope.createJavaAnalysisScope();
    scope.addToScope(ClassLoaderReference.Primordial, new JarFile(new File(arguments[1])));
    for (int i = 6; i < arguments.length; ++i)
      scope.addToScope(ClassLoaderReference.Application, new JarFile(new File(arguments[i])));
    ClassHierarchy hierarchy = ClassHierarchyFactory.make(scope);
    Iterable<Entrypoint> entries =
        Util.makeMainEntrypoints(scope, hierarchy, "L" + arguments[2].replace('.', '/'));
    CallGraph graph;
    if (arguments[0].equals("cha")) {
      CHACallGraph made = new CHACallGraph(hierarchy);
      made.init(entries);
      graph = made;
    } else {
      AnalysisOptions options = new AnalysisOptions(scope, entries);
      graph =
          Util.makeZeroCFABuilder(Language.JAVA, options, new AnalysisCacheImpl(), hierarchy, scope)
              .makeCallGraph(options, null);
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    write(graph, Set.copyOf(Files.readAllLines(Path.of(arguments[3]))), arguments, seconds);
  }

  static void write(CallGraph graph, Set<String> callers, String[] arguments, double seconds)
      throws Exception {
    Set<String> methods = new HashSet<>();
    Set<String> edges = new HashSet<>();
    edges.add("<root>,,,-1," + arguments[2] + ",main,([Ljava/lang/String;)V,entry");
    long allEdges = 0;
    for (CGNode node : graph) {
      for (Iterator<CallSiteReference> sites = node.iterateCallSites(); sites.hasNext(); )
        allEdges += graph.getNumberOfTargets(node, sites.next());
      if (isMade(node.getMethod())) continue;
      String caller = name(node.getMethod().getReference());
      methods.add(caller);
      if (callers.contains(caller)) addEdges(graph, node, caller, edges);
    }
    writeLines(arguments[4], "class,name,descriptor", methods);
    writeLines(
        arguments[5],
        "caller_class,caller_name,caller_descriptor,bci,callee_class,callee_name,"
            + "callee_descriptor,reason",
        edges);
    System.out.printf(
        "{\"seconds\": %.3f, \"methods\": %d, \"all_edges\": %d}%n",
        seconds, methods.size(), allEdges);
  }

  static void addEdges(CallGraph graph, CGNode node, String caller, Set<String> edges) {
    for (Iterator<CallSiteReference> sites = node.iterateCallSites(); sites.hasNext(); ) {
      CallSiteReference site = sites.next();
      for (CGNode callee : graph.getPossibleTargets(node, site))
        addTargets(graph, callee, caller + "," + site.getProgramCounter() + ",", edges, 0);
    }
  }

  /** A method that WALA makes itself, as for a lambda, is left out: the edge leads to those that it calls. */
  static void addTargets(CallGraph graph, CGNode callee, String start, Set<String> edges, int depth) {
    if (!isMade(callee.getMethod())) {
      edges.add(start + name(callee.getMethod().getReference()) + ",dispatch");
      return;
    }
    if (depth > 4) return;
    for (Iterator<CGNode> next = graph.getSuccNodes(callee); next.hasNext(); )
      addTargets(graph, next.next(), start, edges, depth + 1);
  }

  static boolean isMade(IMethod method) {
    String owner = method.getDeclaringClass().getName().toString();
    return method instanceof SyntheticMethod
        && (owner.startsWith("Lwala/")
            || owner.startsWith("Lcom/ibm/wala/")
            || method.getName().toString().startsWith("fake"));
  }

  /** `class,name,descriptor`, as in jir's files; names hold no comma or quote. */
  static String name(MethodReference method) {
    String owner = method.getDeclaringClass().getName().toString().substring(1).replace('/', '.');
    return owner + "," + method.getName() + "," + method.getDescriptor();
  }

  static void writeLines(String path, String header, Set<String> lines) throws Exception {
    try (PrintWriter out = new PrintWriter(path, StandardCharsets.UTF_8)) {
      out.println(header);
      for (String line : new java.util.TreeSet<>(lines)) out.println(line);
    }
  }
}
