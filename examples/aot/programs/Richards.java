//===- Richards.java - A simulated operating system: tasks that pass packets ---===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

import java.util.ArrayList;

/** After the benchmark that Martin Richards designed: six tasks, two queues of work, two devices. */
public class Richards {
  static final int IDLE = 0, WORKER = 1, HANDLER_A = 2, HANDLER_B = 3, DEVICE_A = 4, DEVICE_B = 5;

  static final class Packet {
    Packet link;
    int receiver;
    final boolean isWork;
    int position;
    final int[] data = new int[4];

    Packet(Packet link, int receiver, boolean isWork) {
      this.link = link;
      this.receiver = receiver;
      this.isWork = isWork;
    }

    /** Puts this packet at the end of a list, and returns the list. */
    Packet appendTo(Packet list) {
      link = null;
      if (list == null)
        return this;
      Packet last = list;
      while (last.link != null)
        last = last.link;
      last.link = this;
      return list;
    }
  }

  static class Scheduler {
    final ArrayList<Task> tasks = new ArrayList<>();
    int queued, held;

    void run() {
      int at = tasks.size() - 1;
      while (at >= 0) {
        if (tasks.get(at).isRunnable()) {
          tasks.get(at).step();
          at = tasks.size();
        }
        at--;
      }
    }

    void send(Packet packet, int receiver, int sender) {
      queued++;
      packet.receiver = sender;
      tasks.get(receiver).receive(packet);
    }
  }

  abstract static class Task {
    final Scheduler scheduler;
    final int number;
    private Packet input;
    private boolean isHeld, isWaiting;

    Task(Scheduler scheduler, int number, Packet input) {
      this.scheduler = scheduler;
      this.number = number;
      this.input = input;
      this.isWaiting = true;
      scheduler.tasks.add(this);
    }

    /** Works on a packet, or on what is there when it is null. */
    abstract void work(Packet packet);

    boolean isRunnable() {
      return !isHeld && (!isWaiting || input != null);
    }

    void step() {
      Packet packet = input;
      if (packet != null)
        input = packet.link;
      isWaiting = false;
      work(packet);
    }

    void receive(Packet packet) {
      input = packet.appendTo(input);
    }

    void send(Packet packet, int receiver) {
      scheduler.send(packet, receiver, number);
    }

    void waitForPacket() {
      isWaiting = true;
    }

    void hold() {
      scheduler.held++;
      isHeld = true;
    }

    void release() {
      isHeld = false;
    }
  }

  /** Releases one of the devices at each step, chosen by a shift register. */
  static class IdleTask extends Task {
    private int register = 1;
    private int rest;

    IdleTask(Scheduler scheduler, int rest) {
      super(scheduler, IDLE, null);
      this.rest = rest;
    }

    @Override
    boolean isRunnable() {
      return rest > 0;
    }

    @Override
    void work(Packet packet) {
      rest--;
      boolean isOdd = (register & 1) != 0;
      register = (register >> 1) ^ (isOdd ? 0xd008 : 0);
      scheduler.tasks.get(isOdd ? DEVICE_B : DEVICE_A).release();
    }
  }

  /** Fills packets with letters for the handlers in turn. */
  static class WorkerTask extends Task {
    private int handler = HANDLER_A;
    private int letter;

    WorkerTask(Scheduler scheduler, Packet input) {
      super(scheduler, WORKER, input);
    }

    @Override
    void work(Packet packet) {
      if (packet == null) {
        waitForPacket();
        return;
      }
      handler = handler == HANDLER_A ? HANDLER_B : HANDLER_A;
      packet.position = 0;
      for (int i = 0; i < packet.data.length; i++) {
        letter = letter % 26 + 1;
        packet.data[i] = 'A' + letter - 1;
      }
      send(packet, handler);
    }
  }

  /** Passes the letters of work packets on to a device, one for each device packet. */
  static class HandlerTask extends Task {
    private final int device;
    private Packet workList, deviceList;

    HandlerTask(Scheduler scheduler, int number, Packet input, int device) {
      super(scheduler, number, input);
      this.device = device;
    }

    @Override
    void work(Packet packet) {
      if (packet != null) {
        if (packet.isWork)
          workList = packet.appendTo(workList);
        else
          deviceList = packet.appendTo(deviceList);
      }
      if (workList == null) {
        waitForPacket();
        return;
      }
      Packet current = workList;
      if (current.position == current.data.length) {
        workList = current.link;
        send(current, WORKER);
      } else if (deviceList != null) {
        Packet carrier = deviceList;
        deviceList = carrier.link;
        carrier.position = current.data[current.position++];
        send(carrier, device);
      } else {
        waitForPacket();
      }
    }
  }

  /** Keeps a packet until the idle task releases the device. */
  static class DeviceTask extends Task {
    private Packet pending;
    long sum;

    DeviceTask(Scheduler scheduler, int number) {
      super(scheduler, number, null);
    }

    @Override
    void work(Packet packet) {
      if (pending != null) {
        Packet done = pending;
        pending = null;
        send(done, done.receiver);
        if (packet != null)
          receive(packet);
      } else if (packet != null) {
        pending = packet;
        sum = 31 * sum + packet.position;
        hold();
      } else {
        waitForPacket();
      }
    }
  }

  static Packet makePackets(int count, int receiver, boolean isWork) {
    Packet list = null;
    for (int i = 0; i < count; i++)
      list = new Packet(list, receiver, isWork);
    return list;
  }

  public static void main(String[] args) {
    int steps = args.length > 0 ? Integer.parseInt(args[0]) : 10000;
    Scheduler scheduler = new Scheduler();
    new IdleTask(scheduler, steps);
    new WorkerTask(scheduler, makePackets(2, WORKER, true));
    new HandlerTask(scheduler, HANDLER_A, makePackets(3, DEVICE_A, false), DEVICE_A);
    new HandlerTask(scheduler, HANDLER_B, makePackets(3, DEVICE_B, false), DEVICE_B);
    DeviceTask a = new DeviceTask(scheduler, DEVICE_A), b = new DeviceTask(scheduler, DEVICE_B);
    scheduler.run();
    System.out.println("queued " + scheduler.queued + " held " + scheduler.held);
    System.out.println("devices " + a.sum + " " + b.sum);
  }
}
