// Jobs that Quartz makes by class and fills from their data, with a listener and a matcher.
package clock;

import java.util.Properties;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.quartz.DisallowConcurrentExecution;
import org.quartz.Job;
import org.quartz.JobBuilder;
import org.quartz.JobDetail;
import org.quartz.JobExecutionContext;
import org.quartz.JobExecutionException;
import org.quartz.PersistJobDataAfterExecution;
import org.quartz.Scheduler;
import org.quartz.SimpleScheduleBuilder;
import org.quartz.TriggerBuilder;
import org.quartz.impl.StdSchedulerFactory;
import org.quartz.listeners.JobListenerSupport;

public class Clock {
  static final CountDownLatch DONE = new CountDownLatch(3);

  @DisallowConcurrentExecution
  @PersistJobDataAfterExecution
  public static class Ring implements Job {
    private String sound;
    private int times;

    public void setSound(String sound) { this.sound = sound; }

    public void setTimes(int times) { this.times = times; }

    @Override
    public void execute(JobExecutionContext context) {
      context.getJobDetail().getJobDataMap().put("times", times + 1);
      System.out.println(sound + times);
      DONE.countDown();
    }
  }

  public static class Fail implements Job {
    @Override
    public void execute(JobExecutionContext context) throws JobExecutionException {
      throw new JobExecutionException("as planned");
    }
  }

  static class Watch extends JobListenerSupport {
    @Override
    public String getName() { return "watch"; }

    @Override
    public void jobWasExecuted(JobExecutionContext context, JobExecutionException failure) {
      if (failure != null)
        DONE.countDown();
    }
  }

  public static void main(String[] arguments) throws Exception {
    Properties settings = new Properties();
    settings.setProperty("org.quartz.threadPool.threadCount", "2");
    settings.setProperty("org.quartz.threadPool.class", "org.quartz.simpl.SimpleThreadPool");
    settings.setProperty("org.quartz.scheduler.skipUpdateCheck", "true");
    Scheduler scheduler = new StdSchedulerFactory(settings).getScheduler();
    scheduler.getListenerManager().addJobListener(new Watch());
    JobDetail ring = JobBuilder.newJob(Ring.class).withIdentity("ring").usingJobData("sound", "ding").usingJobData("times", 1).build();
    scheduler.scheduleJob(ring, TriggerBuilder.newTrigger().startNow()
        .withSchedule(SimpleScheduleBuilder.simpleSchedule().withIntervalInMilliseconds(50).withRepeatCount(1)).build());
    scheduler.scheduleJob(JobBuilder.newJob(Fail.class).build(), TriggerBuilder.newTrigger().startNow().build());
    scheduler.start();
    DONE.await(20, TimeUnit.SECONDS);
    scheduler.shutdown(true);
  }
}
