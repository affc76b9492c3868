package s;

import t.Trace;

/** invokespecial (JVMS 6.5). The last call of each test is the one that counts. */
public class Special {
    static class Below extends Middle {
        @Override
        public void m() { Trace.here(); }
        @Override
        public void n() { Trace.here(); }
        void simple() { super.n(); }
        void appearing() { super.m(); }
        void toDefault() { super.byDefault(); }
        void becomesPrivate() { super.shrinks(); }
        void becomesAbstract() { super.vanishes(); }
        void becomesStatic() { super.turns(); }
        private void own() { Trace.here(); }
        void privateOwn() { own(); }
        @Override
        public void shrinks() {}
        @Override
        public void vanishes() {}
    }

    public static void main(String[] args) {
        Below it = new Below();
        Trace.run("s.Special$Below.simple", it::simple);
        Trace.run("s.Special$Below.appearing", it::appearing);
        Trace.run("s.Special$Below.toDefault", it::toDefault);
        Trace.run("s.Special$Below.becomesPrivate", it::becomesPrivate);
        Trace.run("s.Special$Below.becomesAbstract", it::becomesAbstract);
        Trace.run("s.Special$Below.becomesStatic", it::becomesStatic);
        Trace.run("s.Special$Below.privateOwn", it::privateOwn);
    }
}
