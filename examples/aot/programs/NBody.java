//===- NBody.java - Planets that attract each other ---===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

/** Newton's law for the sun and four planets, integrated with a fixed step. */
public class NBody {
  static final double PI = 3.141592653589793, SOLAR_MASS = 4 * PI * PI, DAYS = 365.24;

  static final class Body {
    double x, y, z, vx, vy, vz;
    final double mass;

    Body(double x, double y, double z, double vx, double vy, double vz, double mass) {
      this.x = x;
      this.y = y;
      this.z = z;
      this.vx = vx * DAYS;
      this.vy = vy * DAYS;
      this.vz = vz * DAYS;
      this.mass = mass * SOLAR_MASS;
    }

    double kineticEnergy() {
      return 0.5 * mass * (vx * vx + vy * vy + vz * vz);
    }

    double distance(Body other) {
      double dx = x - other.x, dy = y - other.y, dz = z - other.z;
      return Math.sqrt(dx * dx + dy * dy + dz * dz);
    }
  }

  /** A way to integrate, chosen at run time. */
  abstract static class Integrator {
    final Body[] bodies;

    Integrator(Body[] bodies) {
      this.bodies = bodies;
    }

    abstract void step(double time);

    double energy() {
      double sum = 0;
      for (int i = 0; i < bodies.length; i++) {
        sum += bodies[i].kineticEnergy();
        for (int j = i + 1; j < bodies.length; j++)
          sum -= bodies[i].mass * bodies[j].mass / bodies[i].distance(bodies[j]);
      }
      return sum;
    }

    void attract(double time) {
      for (int i = 0; i < bodies.length; i++) {
        Body a = bodies[i];
        for (int j = i + 1; j < bodies.length; j++) {
          Body b = bodies[j];
          double dx = a.x - b.x, dy = a.y - b.y, dz = a.z - b.z;
          double square = dx * dx + dy * dy + dz * dz;
          double magnitude = time / (square * Math.sqrt(square));
          a.vx -= dx * b.mass * magnitude;
          a.vy -= dy * b.mass * magnitude;
          a.vz -= dz * b.mass * magnitude;
          b.vx += dx * a.mass * magnitude;
          b.vy += dy * a.mass * magnitude;
          b.vz += dz * a.mass * magnitude;
        }
      }
    }

    void move(double time) {
      for (Body body : bodies) {
        body.x += time * body.vx;
        body.y += time * body.vy;
        body.z += time * body.vz;
      }
    }
  }

  static class Euler extends Integrator {
    Euler(Body[] bodies) {
      super(bodies);
    }

    void step(double time) {
      attract(time);
      move(time);
    }
  }

  static class LeapFrog extends Integrator {
    LeapFrog(Body[] bodies) {
      super(bodies);
    }

    void step(double time) {
      move(time / 2);
      attract(time);
      move(time / 2);
    }
  }

  static Body[] makeBodies() {
    Body[] bodies = {
      new Body(0, 0, 0, 0, 0, 0, 1),
      new Body(4.841431442, -1.160320044, -0.103622044, 0.001660077, 0.007699011, -0.000069046, 0.000954792),
      new Body(8.343366718, 4.124798564, -0.403523417, -0.002767425, 0.004998528, 0.000023042, 0.000285886),
      new Body(12.894369562, -15.111151402, -0.223307579, 0.002964601, 0.002378472, -0.000029659, 0.000043662),
      new Body(15.379697115, -25.919314610, 0.179258773, 0.002680678, 0.001628242, -0.000095159, 0.000051514),
    };
    double px = 0, py = 0, pz = 0;
    for (Body each : bodies) {
      px += each.vx * each.mass;
      py += each.vy * each.mass;
      pz += each.vz * each.mass;
    }
    // The system as one rests.
    bodies[0].vx = -px / SOLAR_MASS;
    bodies[0].vy = -py / SOLAR_MASS;
    bodies[0].vz = -pz / SOLAR_MASS;
    return bodies;
  }

  public static void main(String[] args) {
    int steps = args.length > 0 ? Integer.parseInt(args[0]) : 1000;
    Integrator[] integrators = {new Euler(makeBodies()), new LeapFrog(makeBodies())};
    for (Integrator each : integrators) {
      System.out.println("before " + Double.doubleToRawLongBits(each.energy()));
      for (int i = 0; i < steps; i++)
        each.step(0.01);
      System.out.println("after  " + Double.doubleToRawLongBits(each.energy()));
    }
  }
}
