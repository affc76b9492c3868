import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

/** Tasks that threads of the class library run. */
public class Timers {
  static class Tick extends TimerTask {
    @Override
    public void run() {
      cancel();
    }
  }

  static class Work implements Callable<Result> {
    public Result call() {
      return new Result();
    }
  }

  static class Result {
    void use() {}
  }

  static class Idle implements Callable<Result> {
    public Result call() {
      return null;
    }
  }

  static class Split extends RecursiveTask<Result> {
    @Override
    protected Result compute() {
      return new Result();
    }
  }

  static void later() {}

  public static void main(String[] arguments) throws Exception {
    Timer timer = new Timer(true);
    timer.schedule(new Tick(), 0);
    ExecutorService executor = Executors.newFixedThreadPool(1);
    executor.submit(new Work()).get().use();
    executor.shutdown();
    new Idle();
    ForkJoinPool.commonPool().submit(new Split()).get().use();
    CompletableFuture.runAsync(Timers::later).get();
    Thread.sleep(100);
  }
}
