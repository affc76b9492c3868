// A server and a client of Netty in one program, with handlers and a codec of the application.
package echo;

import io.netty.bootstrap.Bootstrap;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.buffer.ByteBuf;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.nio.NioEventLoopGroup;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.netty.handler.codec.ByteToMessageDecoder;
import io.netty.handler.codec.MessageToByteEncoder;
import java.util.List;

public class Echo {
  public static class Letter {
    final int value;

    Letter(int value) { this.value = value; }
  }

  public static class Decoder extends ByteToMessageDecoder {
    @Override protected void decode(ChannelHandlerContext context, ByteBuf in, List<Object> out) {
      while (in.readableBytes() >= 4)
        out.add(new Letter(in.readInt()));
    }
  }

  public static class Encoder extends MessageToByteEncoder<Letter> {
    @Override protected void encode(ChannelHandlerContext context, Letter letter, ByteBuf out) {
      out.writeInt(letter.value);
    }
  }

  public static class Answer extends ChannelInboundHandlerAdapter {
    @Override public void channelRead(ChannelHandlerContext context, Object message) {
      context.writeAndFlush(new Letter(((Letter) message).value + 1));
    }
  }

  public static class Ask extends SimpleChannelInboundHandler<Letter> {
    @Override public void channelActive(ChannelHandlerContext context) { context.writeAndFlush(new Letter(41)); }

    @Override protected void channelRead0(ChannelHandlerContext context, Letter letter) {
      System.out.println(letter.value);
      context.close();
    }

    @Override public void exceptionCaught(ChannelHandlerContext context, Throwable cause) { context.close(); }
  }

  public static class Start extends ChannelInitializer<Channel> {
    private final boolean isServer;

    Start(boolean isServer) { this.isServer = isServer; }

    @Override protected void initChannel(Channel channel) {
      channel.pipeline().addLast(new Decoder(), new Encoder(), isServer ? new Answer() : new Ask());
    }
  }

  public static void main(String[] arguments) throws Exception {
    EventLoopGroup group = new NioEventLoopGroup(1);
    Channel server = new ServerBootstrap().group(group).channel(NioServerSocketChannel.class)
        .childHandler(new Start(true)).bind("localhost", 0).sync().channel();
    Channel client = new Bootstrap().group(group).channel(NioSocketChannel.class).handler(new Start(false))
        .connect(server.localAddress()).sync().channel();
    client.closeFuture().sync();
    server.close().sync();
    group.shutdownGracefully(0, 1, java.util.concurrent.TimeUnit.SECONDS).sync();
  }
}
