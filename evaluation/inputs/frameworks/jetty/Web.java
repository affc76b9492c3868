package web;

import java.io.*;
import java.net.*;
import javax.servlet.*;
import javax.servlet.http.*;
import org.eclipse.jetty.server.*;
import org.eclipse.jetty.servlet.*;

/** A server with servlets, a filter and listeners, and requests to it. */
public class Web {
  public static class Hello extends HttpServlet {
    private String word;
    @Override public void init() { word = getInitParameter("word"); }
    @Override protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
      HttpSession session = request.getSession();
      session.setAttribute("last", new Entry(request.getParameter("who")));
      response.setContentType("text/plain");
      response.getWriter().println(word + " " + session.getAttribute("last"));
    }
    @Override protected void doPost(HttpServletRequest request, HttpServletResponse response) throws IOException {
      response.getWriter().println(request.getReader().readLine().length());
    }
    @Override public void destroy() { word = null; }
  }
  static class Entry { final String who; Entry(String who) { this.who = who; } @Override public String toString() { return who; } }
  public static class Count implements Filter {
    static int requests;
    @Override public void init(FilterConfig config) { requests = 0; }
    @Override public void doFilter(ServletRequest request, ServletResponse response, FilterChain chain) throws IOException, ServletException { requests++; chain.doFilter(request, response); }
    @Override public void destroy() {}
  }
  public static class Start implements ServletContextListener {
    @Override public void contextInitialized(ServletContextEvent event) { event.getServletContext().setAttribute("started", true); }
    @Override public void contextDestroyed(ServletContextEvent event) { System.out.println("stopped"); }
  }

  static String read(URL url, String body) throws IOException {
    URLConnection connection = url.openConnection();
    if (body != null) { connection.setDoOutput(true); connection.getOutputStream().write(body.getBytes()); }
    try (BufferedReader in = new BufferedReader(new InputStreamReader(connection.getInputStream()))) { return in.readLine(); }
  }

  public static void main(String[] args) throws Exception {
    Server server = new Server(0);
    ServletContextHandler handler = new ServletContextHandler(ServletContextHandler.SESSIONS);
    handler.setContextPath("/");
    handler.addServlet(Hello.class, "/hello").setInitParameter("word", "hello");
    handler.addFilter(Count.class, "/*", java.util.EnumSet.of(DispatcherType.REQUEST));
    handler.addEventListener(new Start());
    server.setHandler(handler);
    server.start();
    int port = ((ServerConnector) server.getConnectors()[0]).getLocalPort();
    System.out.println(read(new URL("http://localhost:" + port + "/hello?who=ann"), null));
    System.out.println(read(new URL("http://localhost:" + port + "/hello"), "some body"));
    System.out.println(Count.requests);
    server.stop();
  }
}
