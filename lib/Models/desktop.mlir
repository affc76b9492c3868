// Fonts, images, printing and window systems.
module attributes {jvm.jdk = "8-"} {

jvm.class @sun.awt.FcFontManager platform {
  jvm.method @"getFontPathNative(ZZ)Ljava/lang/String;"(%this: !jvm.ref<sun.awt.FcFontManager>, %a0: i32, %a1: i32) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    jvm.return %1 : !jvm.ref<java.lang.String>
  }
}

jvm.class @sun.print.CUPSPrinter platform {
  jvm.method static @"getCupsServer()Ljava/lang/String;"() {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    jvm.return %1 : !jvm.ref<java.lang.String>
  }
  jvm.method static @"getCupsDefaultPrinter()Ljava/lang/String;"() {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    jvm.return %1 : !jvm.ref<java.lang.String>
  }
  jvm.method static @"getCupsDefaultPrinters()[Ljava/lang/String;"() {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = arith.constant 1 : i32
    %3 = jvm.new_array %2 : !jvm.array<!jvm.ref<java.lang.String>>
    %4 = arith.constant 0 : i32
    jvm.array_store reference %1 to %3[%4] : !jvm.ref<java.lang.String>, !jvm.array<!jvm.ref<java.lang.String>>
    jvm.return %3 : !jvm.array<!jvm.ref<java.lang.String>>
  }
  jvm.method static @"getMedia(Ljava/lang/String;)[Ljava/lang/String;"(%a0: !jvm.ref<java.lang.String>) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = arith.constant 1 : i32
    %3 = jvm.new_array %2 : !jvm.array<!jvm.ref<java.lang.String>>
    %4 = arith.constant 0 : i32
    jvm.array_store reference %1 to %3[%4] : !jvm.ref<java.lang.String>, !jvm.array<!jvm.ref<java.lang.String>>
    jvm.return %3 : !jvm.array<!jvm.ref<java.lang.String>>
  }
}

jvm.class @sun.awt.X11.XlibWrapper platform {
  jvm.method static @"GetProperty(JJJ)Ljava/lang/String;"(%a0: i64, %a1: i64, %a2: i64) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    jvm.return %1 : !jvm.ref<java.lang.String>
  }
  jvm.method static @"XGetAtomName(JJ)Ljava/lang/String;"(%a0: i64, %a1: i64) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    jvm.return %1 : !jvm.ref<java.lang.String>
  }
  jvm.method static @"XTextPropertyToStringList([BJ)[Ljava/lang/String;"(%a0: !jvm.array<i8>, %a1: i64) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = arith.constant 1 : i32
    %3 = jvm.new_array %2 : !jvm.array<!jvm.ref<java.lang.String>>
    %4 = arith.constant 0 : i32
    jvm.array_store reference %1 to %3[%4] : !jvm.ref<java.lang.String>, !jvm.array<!jvm.ref<java.lang.String>>
    jvm.return %3 : !jvm.array<!jvm.ref<java.lang.String>>
  }
}

jvm.class @sun.font.FreetypeFontScaler platform {
  // FreeType asks for blocks of the font's file.
  jvm.method @"initNativeScaler(Lsun/font/Font2D;IIZI)J"(%this: !jvm.ref<sun.font.FreetypeFontScaler>, %a0: !jvm.ref<sun.font.Font2D>, %a1: i32, %a2: i32, %a3: i32, %a4: i32) attributes {jvm.jdk = "-20"} {
    %0 = jvm.check_cast %a0 : !jvm.ref<sun.font.Font2D> to !jvm.ref<sun.font.TrueTypeFont>
    %1 = arith.constant 0 : i64
    %2 = arith.constant 0 : i32
    %3 = jvm.new : !jvm.uninit<java.nio.DirectByteBuffer>
    %4 = jvm.init @java.nio.DirectByteBuffer::@"<init>(JI)V" of %3(%1, %2) : !jvm.uninit<java.nio.DirectByteBuffer>, (i64, i32) -> !jvm.ref<java.nio.DirectByteBuffer>
    %5 = jvm.upcast %4 : !jvm.ref<java.nio.DirectByteBuffer> to !jvm.ref<java.nio.ByteBuffer>
    %6 = jvm.invoke_virtual @sun.font.TrueTypeFont::@"readBlock(Ljava/nio/ByteBuffer;II)I" of %0(%5, %2, %2) : !jvm.ref<sun.font.TrueTypeFont>, (!jvm.ref<java.nio.ByteBuffer>, i32, i32) -> i32
    %7 = jvm.invoke_virtual @sun.font.TrueTypeFont::@"readBytes(II)[B" of %0(%2, %2) : !jvm.ref<sun.font.TrueTypeFont>, (i32, i32) -> !jvm.array<i8>
    jvm.return %1 : i64
  }
  jvm.method @"getFontMetricsNative(Lsun/font/Font2D;JJ)Lsun/font/StrikeMetrics;"(%this: !jvm.ref<sun.font.FreetypeFontScaler>, %a0: !jvm.ref<sun.font.Font2D>, %a1: i64, %a2: i64) {
    %0 = arith.constant 0.0 : f32
    %1 = jvm.new : !jvm.uninit<sun.font.StrikeMetrics>
    %2 = jvm.init @sun.font.StrikeMetrics::@"<init>(FFFFFFFFFF)V" of %1(%0, %0, %0, %0, %0, %0, %0, %0, %0, %0) : !jvm.uninit<sun.font.StrikeMetrics>, (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !jvm.ref<sun.font.StrikeMetrics>
    jvm.return %2 : !jvm.ref<sun.font.StrikeMetrics>
  }
  jvm.method @"getGlyphOutlineBoundsNative(Lsun/font/Font2D;JJI)Ljava/awt/geom/Rectangle2D$Float;"(%this: !jvm.ref<sun.font.FreetypeFontScaler>, %a0: !jvm.ref<sun.font.Font2D>, %a1: i64, %a2: i64, %a3: i32) {
    %0 = arith.constant 0.0 : f32
    %1 = jvm.new : !jvm.uninit<java.awt.geom.Rectangle2D$Float>
    %2 = jvm.init @java.awt.geom.Rectangle2D$Float::@"<init>(FFFF)V" of %1(%0, %0, %0, %0) : !jvm.uninit<java.awt.geom.Rectangle2D$Float>, (f32, f32, f32, f32) -> !jvm.ref<java.awt.geom.Rectangle2D$Float>
    jvm.return %2 : !jvm.ref<java.awt.geom.Rectangle2D$Float>
  }
  jvm.method @"getGlyphOutlineNative(Lsun/font/Font2D;JJIFF)Ljava/awt/geom/GeneralPath;"(%this: !jvm.ref<sun.font.FreetypeFontScaler>, %a0: !jvm.ref<sun.font.Font2D>, %a1: i64, %a2: i64, %a3: i32, %a4: f32, %a5: f32) {
    %0 = arith.constant 0 : i32
    %1 = jvm.null : !jvm.null
    %2 = jvm.upcast %1 : !jvm.null to !jvm.array<i8>
    %3 = jvm.upcast %1 : !jvm.null to !jvm.array<f32>
    %4 = jvm.new : !jvm.uninit<java.awt.geom.GeneralPath>
    %5 = jvm.init @java.awt.geom.GeneralPath::@"<init>(I[BI[FI)V" of %4(%0, %2, %0, %3, %0) : !jvm.uninit<java.awt.geom.GeneralPath>, (i32, !jvm.array<i8>, i32, !jvm.array<f32>, i32) -> !jvm.ref<java.awt.geom.GeneralPath>
    jvm.return %5 : !jvm.ref<java.awt.geom.GeneralPath>
  }
  jvm.method @"getGlyphVectorOutlineNative(Lsun/font/Font2D;JJ[IIFF)Ljava/awt/geom/GeneralPath;"(%this: !jvm.ref<sun.font.FreetypeFontScaler>, %a0: !jvm.ref<sun.font.Font2D>, %a1: i64, %a2: i64, %a3: !jvm.array<i32>, %a4: i32, %a5: f32, %a6: f32) {
    %0 = arith.constant 0 : i32
    %1 = jvm.null : !jvm.null
    %2 = jvm.upcast %1 : !jvm.null to !jvm.array<i8>
    %3 = jvm.upcast %1 : !jvm.null to !jvm.array<f32>
    %4 = jvm.new : !jvm.uninit<java.awt.geom.GeneralPath>
    %5 = jvm.init @java.awt.geom.GeneralPath::@"<init>(I[BI[FI)V" of %4(%0, %2, %0, %3, %0) : !jvm.uninit<java.awt.geom.GeneralPath>, (i32, !jvm.array<i8>, i32, !jvm.array<f32>, i32) -> !jvm.ref<java.awt.geom.GeneralPath>
    jvm.return %5 : !jvm.ref<java.awt.geom.GeneralPath>
  }
}

jvm.class @sun.font.NativeFont platform {
  jvm.method @"getFontMetrics(J)Lsun/font/StrikeMetrics;"(%this: !jvm.ref<sun.font.NativeFont>, %a0: i64) {
    %0 = arith.constant 0.0 : f32
    %1 = jvm.new : !jvm.uninit<sun.font.StrikeMetrics>
    %2 = jvm.init @sun.font.StrikeMetrics::@"<init>(FFFFFFFFFF)V" of %1(%0, %0, %0, %0, %0, %0, %0, %0, %0, %0) : !jvm.uninit<sun.font.StrikeMetrics>, (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !jvm.ref<sun.font.StrikeMetrics>
    jvm.return %2 : !jvm.ref<sun.font.StrikeMetrics>
  }
}

jvm.class @sun.awt.X11GraphicsConfig platform {
  jvm.method @"makeColorModel()Ljava/awt/image/ColorModel;"(%this: !jvm.ref<sun.awt.X11GraphicsConfig>) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<java.awt.image.DirectColorModel>
    %2 = jvm.init @java.awt.image.DirectColorModel::@"<init>(IIII)V" of %1(%0, %0, %0, %0) : !jvm.uninit<java.awt.image.DirectColorModel>, (i32, i32, i32, i32) -> !jvm.ref<java.awt.image.DirectColorModel>
    %3 = jvm.upcast %2 : !jvm.ref<java.awt.image.DirectColorModel> to !jvm.ref<java.awt.image.ColorModel>
    jvm.return %3 : !jvm.ref<java.awt.image.ColorModel>
  }
}

jvm.class @sun.awt.X11GraphicsDevice platform {
  jvm.method @"pGetBounds(I)Ljava/awt/Rectangle;"(%this: !jvm.ref<sun.awt.X11GraphicsDevice>, %a0: i32) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<java.awt.Rectangle>
    %2 = jvm.init @java.awt.Rectangle::@"<init>(IIII)V" of %1(%0, %0, %0, %0) : !jvm.uninit<java.awt.Rectangle>, (i32, i32, i32, i32) -> !jvm.ref<java.awt.Rectangle>
    jvm.return %2 : !jvm.ref<java.awt.Rectangle>
  }
  jvm.method static @"getCurrentDisplayMode(I)Ljava/awt/DisplayMode;"(%a0: i32) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<java.awt.DisplayMode>
    %2 = jvm.init @java.awt.DisplayMode::@"<init>(IIII)V" of %1(%0, %0, %0, %0) : !jvm.uninit<java.awt.DisplayMode>, (i32, i32, i32, i32) -> !jvm.ref<java.awt.DisplayMode>
    jvm.return %2 : !jvm.ref<java.awt.DisplayMode>
  }
}

jvm.class @com.sun.java.swing.plaf.gtk.GTKEngine platform {
  jvm.method @"native_get_gtk_setting(I)Ljava/lang/Object;"(%this: !jvm.ref<com.sun.java.swing.plaf.gtk.GTKEngine>, %a0: i32) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = arith.constant 0 : i32
    %3 = jvm.new : !jvm.uninit<java.lang.Integer>
    %4 = jvm.init @java.lang.Integer::@"<init>(I)V" of %3(%2) : !jvm.uninit<java.lang.Integer>, (i32) -> !jvm.ref<java.lang.Integer>
    %5 = jvm.upcast %1 : !jvm.ref<java.lang.String> to !jvm.ref<java.lang.Object>
    %6 = jvm.upcast %4 : !jvm.ref<java.lang.Integer> to !jvm.ref<java.lang.Object>
    %7 = jvm.any_of %5, %6 : !jvm.ref<java.lang.Object>
    %8 = jvm.new : !jvm.uninit<java.lang.Boolean>
    %9 = jvm.init @java.lang.Boolean::@"<init>(Z)V" of %8(%2) : !jvm.uninit<java.lang.Boolean>, (i32) -> !jvm.ref<java.lang.Boolean>
    %10 = jvm.upcast %9 : !jvm.ref<java.lang.Boolean> to !jvm.ref<java.lang.Object>
    %11 = jvm.any_of %7, %10 : !jvm.ref<java.lang.Object>
    jvm.return %11 : !jvm.ref<java.lang.Object>
  }
}

jvm.class @com.sun.java.swing.plaf.gtk.GTKStyle platform {
  jvm.method static @"nativeGetClassValue(ILjava/lang/String;)Ljava/lang/Object;"(%a0: i32, %a1: !jvm.ref<java.lang.String>) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = arith.constant 0 : i32
    %3 = jvm.new : !jvm.uninit<java.lang.Integer>
    %4 = jvm.init @java.lang.Integer::@"<init>(I)V" of %3(%2) : !jvm.uninit<java.lang.Integer>, (i32) -> !jvm.ref<java.lang.Integer>
    %5 = jvm.upcast %1 : !jvm.ref<java.lang.String> to !jvm.ref<java.lang.Object>
    %6 = jvm.upcast %4 : !jvm.ref<java.lang.Integer> to !jvm.ref<java.lang.Object>
    %7 = jvm.any_of %5, %6 : !jvm.ref<java.lang.Object>
    %8 = jvm.new : !jvm.uninit<java.lang.Boolean>
    %9 = jvm.init @java.lang.Boolean::@"<init>(Z)V" of %8(%2) : !jvm.uninit<java.lang.Boolean>, (i32) -> !jvm.ref<java.lang.Boolean>
    %10 = jvm.upcast %9 : !jvm.ref<java.lang.Boolean> to !jvm.ref<java.lang.Object>
    %11 = jvm.any_of %7, %10 : !jvm.ref<java.lang.Object>
    jvm.return %11 : !jvm.ref<java.lang.Object>
  }
}

jvm.class @sun.java2d.cmm.lcms.LCMS platform {
  jvm.method static @"getProfileID(Ljava/awt/color/ICC_Profile;)Lsun/java2d/cmm/lcms/LCMSProfile;"(%a0: !jvm.ref<java.awt.color.ICC_Profile>) attributes {jvm.jdk = "-24"} {
    %0 = jvm.get_field @java.awt.color.ICC_Profile::@"cmmProfile:Lsun/java2d/cmm/Profile;" of %a0 : !jvm.ref<java.awt.color.ICC_Profile> -> !jvm.ref<sun.java2d.cmm.Profile>
    %1 = jvm.check_cast %0 : !jvm.ref<sun.java2d.cmm.Profile> to !jvm.ref<sun.java2d.cmm.lcms.LCMSProfile>
    jvm.return %1 : !jvm.ref<sun.java2d.cmm.lcms.LCMSProfile>
  }
  jvm.method static @"loadProfileNative([BLjava/lang/Object;)J"(%a0: !jvm.array<i8>, %a1: !jvm.ref<java.lang.Object>) {
    %0 = arith.constant 0 : i64
    jvm.invoke_static @sun.java2d.Disposer::@"addRecord(Ljava/lang/Object;JJ)V"(%a1, %0, %0) : (!jvm.ref<java.lang.Object>, i64, i64) -> ()
    jvm.return %0 : i64
  }
  jvm.method static @"createNativeTransform([JIIZIZLjava/lang/Object;)J"(%a0: !jvm.array<i64>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: !jvm.ref<java.lang.Object>) attributes {jvm.jdk = "-24"} {
    %0 = arith.constant 0 : i64
    jvm.invoke_static @sun.java2d.Disposer::@"addRecord(Ljava/lang/Object;JJ)V"(%a6, %0, %0) : (!jvm.ref<java.lang.Object>, i64, i64) -> ()
    jvm.return %0 : i64
  }
}

jvm.class @sun.awt.image.BufImgSurfaceData platform {
  jvm.method @"initRaster(Ljava/lang/Object;IIIIIILjava/awt/image/IndexColorModel;)V"(%this: !jvm.ref<sun.awt.image.BufImgSurfaceData>, %a0: !jvm.ref<java.lang.Object>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: !jvm.ref<java.awt.image.IndexColorModel>) {
    %0 = jvm.upcast %this : !jvm.ref<sun.awt.image.BufImgSurfaceData> to !jvm.ref<java.lang.Object>
    %1 = arith.constant 0 : i64
    jvm.invoke_static @sun.java2d.Disposer::@"addRecord(Ljava/lang/Object;JJ)V"(%0, %1, %1) : (!jvm.ref<java.lang.Object>, i64, i64) -> ()
    jvm.return
  }
}

jvm.class @sun.awt.image.JPEGImageDecoder platform {
  // Reads the stream and passes on rows of pixels.
  jvm.method @"readImage(Ljava/io/InputStream;[B)V"(%this: !jvm.ref<sun.awt.image.JPEGImageDecoder>, %a0: !jvm.ref<java.io.InputStream>, %a1: !jvm.array<i8>) {
    %0 = arith.constant 0 : i32
    %1 = jvm.invoke_virtual @java.io.InputStream::@"read([BII)I" of %a0(%a1, %0, %0) : !jvm.ref<java.io.InputStream>, (!jvm.array<i8>, i32, i32) -> i32
    %2 = jvm.invoke_virtual @java.io.InputStream::@"available()I" of %a0() : !jvm.ref<java.io.InputStream>, () -> i32
    %3 = jvm.invoke_virtual @sun.awt.image.JPEGImageDecoder::@"sendHeaderInfo(IIZZZ)Z" of %this(%0, %0, %0, %0, %0) : !jvm.ref<sun.awt.image.JPEGImageDecoder>, (i32, i32, i32, i32, i32) -> i32
    %4 = jvm.invoke_virtual @sun.awt.image.JPEGImageDecoder::@"sendPixels([BI)Z" of %this(%a1, %0) : !jvm.ref<sun.awt.image.JPEGImageDecoder>, (!jvm.array<i8>, i32) -> i32
    %5 = arith.constant 1 : i32
    %6 = jvm.new_array %5 : !jvm.array<i32>
    %7 = jvm.invoke_virtual @sun.awt.image.JPEGImageDecoder::@"sendPixels([II)Z" of %this(%6, %0) : !jvm.ref<sun.awt.image.JPEGImageDecoder>, (!jvm.array<i32>, i32) -> i32
    %8 = jvm.new : !jvm.uninit<java.lang.String>
    %9 = jvm.init @java.lang.String::@"<init>()V" of %8() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %10 = jvm.new : !jvm.uninit<sun.awt.image.ImageFormatException>
    %11 = jvm.init @sun.awt.image.ImageFormatException::@"<init>(Ljava/lang/String;)V" of %10(%9) : !jvm.uninit<sun.awt.image.ImageFormatException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<sun.awt.image.ImageFormatException>
    jvm.maybe_throw %11 : !jvm.ref<sun.awt.image.ImageFormatException>
    jvm.return
  }
}

jvm.class @sun.awt.image.GifImageDecoder platform {
  jvm.method @"parseImage(IIIIZI[B[BLjava/awt/image/IndexColorModel;)Z"(%this: !jvm.ref<sun.awt.image.GifImageDecoder>, %a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: !jvm.array<i8>, %a7: !jvm.array<i8>, %a8: !jvm.ref<java.awt.image.IndexColorModel>) {
    %0 = arith.constant 0 : i32
    %1 = jvm.invoke_virtual @sun.awt.image.GifImageDecoder::@"readBytes([BII)I" of %this(%a6, %0, %0) : !jvm.ref<sun.awt.image.GifImageDecoder>, (!jvm.array<i8>, i32, i32) -> i32
    %2 = jvm.upcast %a8 : !jvm.ref<java.awt.image.IndexColorModel> to !jvm.ref<java.awt.image.ColorModel>
    %3 = jvm.invoke_virtual @sun.awt.image.GifImageDecoder::@"sendPixels(IIII[BLjava/awt/image/ColorModel;)I" of %this(%0, %0, %0, %0, %a7, %2) : !jvm.ref<sun.awt.image.GifImageDecoder>, (i32, i32, i32, i32, !jvm.array<i8>, !jvm.ref<java.awt.image.ColorModel>) -> i32
    jvm.return %0 : i32
  }
}

jvm.class @com.sun.imageio.plugins.jpeg.JPEGImageReader platform {
  // The decoder asks the reader for bytes.
  jvm.method @"readImageHeader(JZZ)Z"(%this: !jvm.ref<com.sun.imageio.plugins.jpeg.JPEGImageReader>, %a0: i64, %a1: i32, %a2: i32) {
    %0 = arith.constant 1 : i32
    %1 = jvm.new_array %0 : !jvm.array<i8>
    %2 = arith.constant 0 : i32
    %3 = jvm.invoke_virtual @com.sun.imageio.plugins.jpeg.JPEGImageReader::@"readInputData([BII)I" of %this(%1, %2, %2) : !jvm.ref<com.sun.imageio.plugins.jpeg.JPEGImageReader>, (!jvm.array<i8>, i32, i32) -> i32
    %4 = arith.constant 0 : i64
    %5 = jvm.invoke_virtual @com.sun.imageio.plugins.jpeg.JPEGImageReader::@"skipInputBytes(J)J" of %this(%4) : !jvm.ref<com.sun.imageio.plugins.jpeg.JPEGImageReader>, (i64) -> i64
    jvm.invoke_virtual @com.sun.imageio.plugins.jpeg.JPEGImageReader::@"pushBack(I)V" of %this(%2) : !jvm.ref<com.sun.imageio.plugins.jpeg.JPEGImageReader>, (i32) -> ()
    jvm.invoke_virtual @com.sun.imageio.plugins.jpeg.JPEGImageReader::@"warningOccurred(I)V" of %this(%2) : !jvm.ref<com.sun.imageio.plugins.jpeg.JPEGImageReader>, (i32) -> ()
    %6 = jvm.new : !jvm.uninit<java.lang.String>
    %7 = jvm.init @java.lang.String::@"<init>()V" of %6() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    jvm.invoke_virtual @com.sun.imageio.plugins.jpeg.JPEGImageReader::@"warningWithMessage(Ljava/lang/String;)V" of %this(%7) : !jvm.ref<com.sun.imageio.plugins.jpeg.JPEGImageReader>, (!jvm.ref<java.lang.String>) -> ()
    jvm.invoke_virtual @com.sun.imageio.plugins.jpeg.JPEGImageReader::@"setImageData(IIIII[B)V" of %this(%2, %2, %2, %2, %2, %1) : !jvm.ref<com.sun.imageio.plugins.jpeg.JPEGImageReader>, (i32, i32, i32, i32, i32, !jvm.array<i8>) -> ()
    %8 = jvm.new : !jvm.uninit<java.lang.String>
    %9 = jvm.init @java.lang.String::@"<init>()V" of %8() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %10 = jvm.new : !jvm.uninit<javax.imageio.IIOException>
    %11 = jvm.init @javax.imageio.IIOException::@"<init>(Ljava/lang/String;)V" of %10(%9) : !jvm.uninit<javax.imageio.IIOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<javax.imageio.IIOException>
    jvm.maybe_throw %11 : !jvm.ref<javax.imageio.IIOException>
    jvm.return %2 : i32
  }
  jvm.method @"readImage(IJ[BI[I[IIIIIII[Ljavax/imageio/plugins/jpeg/JPEGQTable;[Ljavax/imageio/plugins/jpeg/JPEGHuffmanTable;[Ljavax/imageio/plugins/jpeg/JPEGHuffmanTable;IIZ)Z"(%this: !jvm.ref<com.sun.imageio.plugins.jpeg.JPEGImageReader>, %a0: i32, %a1: i64, %a2: !jvm.array<i8>, %a3: i32, %a4: !jvm.array<i32>, %a5: !jvm.array<i32>, %a6: i32, %a7: i32, %a8: i32, %a9: i32, %a10: i32, %a11: i32, %a12: !jvm.array<!jvm.ref<javax.imageio.plugins.jpeg.JPEGQTable>>, %a13: !jvm.array<!jvm.ref<javax.imageio.plugins.jpeg.JPEGHuffmanTable>>, %a14: !jvm.array<!jvm.ref<javax.imageio.plugins.jpeg.JPEGHuffmanTable>>, %a15: i32, %a16: i32, %a17: i32) {
    %0 = arith.constant 1 : i32
    %1 = jvm.new_array %0 : !jvm.array<i8>
    %2 = arith.constant 0 : i32
    %3 = jvm.invoke_virtual @com.sun.imageio.plugins.jpeg.JPEGImageReader::@"readInputData([BII)I" of %this(%1, %2, %2) : !jvm.ref<com.sun.imageio.plugins.jpeg.JPEGImageReader>, (!jvm.array<i8>, i32, i32) -> i32
    %4 = arith.constant 0 : i64
    %5 = jvm.invoke_virtual @com.sun.imageio.plugins.jpeg.JPEGImageReader::@"skipInputBytes(J)J" of %this(%4) : !jvm.ref<com.sun.imageio.plugins.jpeg.JPEGImageReader>, (i64) -> i64
    jvm.invoke_virtual @com.sun.imageio.plugins.jpeg.JPEGImageReader::@"pushBack(I)V" of %this(%2) : !jvm.ref<com.sun.imageio.plugins.jpeg.JPEGImageReader>, (i32) -> ()
    jvm.invoke_virtual @com.sun.imageio.plugins.jpeg.JPEGImageReader::@"warningOccurred(I)V" of %this(%2) : !jvm.ref<com.sun.imageio.plugins.jpeg.JPEGImageReader>, (i32) -> ()
    %6 = jvm.new : !jvm.uninit<java.lang.String>
    %7 = jvm.init @java.lang.String::@"<init>()V" of %6() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    jvm.invoke_virtual @com.sun.imageio.plugins.jpeg.JPEGImageReader::@"warningWithMessage(Ljava/lang/String;)V" of %this(%7) : !jvm.ref<com.sun.imageio.plugins.jpeg.JPEGImageReader>, (!jvm.ref<java.lang.String>) -> ()
    jvm.invoke_virtual @com.sun.imageio.plugins.jpeg.JPEGImageReader::@"acceptPixels(IZ)V" of %this(%2, %2) : !jvm.ref<com.sun.imageio.plugins.jpeg.JPEGImageReader>, (i32, i32) -> ()
    jvm.invoke_virtual @com.sun.imageio.plugins.jpeg.JPEGImageReader::@"passStarted(I)V" of %this(%2) : !jvm.ref<com.sun.imageio.plugins.jpeg.JPEGImageReader>, (i32) -> ()
    jvm.invoke_virtual @com.sun.imageio.plugins.jpeg.JPEGImageReader::@"passComplete()V" of %this() : !jvm.ref<com.sun.imageio.plugins.jpeg.JPEGImageReader>, () -> ()
    %8 = jvm.new : !jvm.uninit<java.lang.String>
    %9 = jvm.init @java.lang.String::@"<init>()V" of %8() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %10 = jvm.new : !jvm.uninit<javax.imageio.IIOException>
    %11 = jvm.init @javax.imageio.IIOException::@"<init>(Ljava/lang/String;)V" of %10(%9) : !jvm.uninit<javax.imageio.IIOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<javax.imageio.IIOException>
    jvm.maybe_throw %11 : !jvm.ref<javax.imageio.IIOException>
    jvm.return %2 : i32
  }
}

jvm.class @com.sun.imageio.plugins.jpeg.JPEGImageWriter platform {
  jvm.method @"writeImage(J[BIII[IIIIII[Ljavax/imageio/plugins/jpeg/JPEGQTable;Z[Ljavax/imageio/plugins/jpeg/JPEGHuffmanTable;[Ljavax/imageio/plugins/jpeg/JPEGHuffmanTable;ZZZI[I[I[I[I[IZI)Z"(%this: !jvm.ref<com.sun.imageio.plugins.jpeg.JPEGImageWriter>, %a0: i64, %a1: !jvm.array<i8>, %a2: i32, %a3: i32, %a4: i32, %a5: !jvm.array<i32>, %a6: i32, %a7: i32, %a8: i32, %a9: i32, %a10: i32, %a11: !jvm.array<!jvm.ref<javax.imageio.plugins.jpeg.JPEGQTable>>, %a12: i32, %a13: !jvm.array<!jvm.ref<javax.imageio.plugins.jpeg.JPEGHuffmanTable>>, %a14: !jvm.array<!jvm.ref<javax.imageio.plugins.jpeg.JPEGHuffmanTable>>, %a15: i32, %a16: i32, %a17: i32, %a18: i32, %a19: !jvm.array<i32>, %a20: !jvm.array<i32>, %a21: !jvm.array<i32>, %a22: !jvm.array<i32>, %a23: !jvm.array<i32>, %a24: i32, %a25: i32) {
    %0 = arith.constant 1 : i32
    %1 = jvm.new_array %0 : !jvm.array<i8>
    %2 = arith.constant 0 : i32
    jvm.invoke_virtual @com.sun.imageio.plugins.jpeg.JPEGImageWriter::@"writeOutputData([BII)V" of %this(%1, %2, %2) : !jvm.ref<com.sun.imageio.plugins.jpeg.JPEGImageWriter>, (!jvm.array<i8>, i32, i32) -> ()
    jvm.invoke_virtual @com.sun.imageio.plugins.jpeg.JPEGImageWriter::@"grabPixels(I)V" of %this(%2) : !jvm.ref<com.sun.imageio.plugins.jpeg.JPEGImageWriter>, (i32) -> ()
    jvm.invoke_virtual @com.sun.imageio.plugins.jpeg.JPEGImageWriter::@"warningOccurred(I)V" of %this(%2) : !jvm.ref<com.sun.imageio.plugins.jpeg.JPEGImageWriter>, (i32) -> ()
    %3 = jvm.new : !jvm.uninit<java.lang.String>
    %4 = jvm.init @java.lang.String::@"<init>()V" of %3() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    jvm.invoke_virtual @com.sun.imageio.plugins.jpeg.JPEGImageWriter::@"warningWithMessage(Ljava/lang/String;)V" of %this(%4) : !jvm.ref<com.sun.imageio.plugins.jpeg.JPEGImageWriter>, (!jvm.ref<java.lang.String>) -> ()
    %5 = jvm.new : !jvm.uninit<java.lang.String>
    %6 = jvm.init @java.lang.String::@"<init>()V" of %5() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %7 = jvm.new : !jvm.uninit<javax.imageio.IIOException>
    %8 = jvm.init @javax.imageio.IIOException::@"<init>(Ljava/lang/String;)V" of %7(%6) : !jvm.uninit<javax.imageio.IIOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<javax.imageio.IIOException>
    jvm.maybe_throw %8 : !jvm.ref<javax.imageio.IIOException>
    jvm.return %2 : i32
  }
  jvm.method @"writeTables(J[Ljavax/imageio/plugins/jpeg/JPEGQTable;[Ljavax/imageio/plugins/jpeg/JPEGHuffmanTable;[Ljavax/imageio/plugins/jpeg/JPEGHuffmanTable;)V"(%this: !jvm.ref<com.sun.imageio.plugins.jpeg.JPEGImageWriter>, %a0: i64, %a1: !jvm.array<!jvm.ref<javax.imageio.plugins.jpeg.JPEGQTable>>, %a2: !jvm.array<!jvm.ref<javax.imageio.plugins.jpeg.JPEGHuffmanTable>>, %a3: !jvm.array<!jvm.ref<javax.imageio.plugins.jpeg.JPEGHuffmanTable>>) {
    %0 = arith.constant 1 : i32
    %1 = jvm.new_array %0 : !jvm.array<i8>
    %2 = arith.constant 0 : i32
    jvm.invoke_virtual @com.sun.imageio.plugins.jpeg.JPEGImageWriter::@"writeOutputData([BII)V" of %this(%1, %2, %2) : !jvm.ref<com.sun.imageio.plugins.jpeg.JPEGImageWriter>, (!jvm.array<i8>, i32, i32) -> ()
    jvm.invoke_virtual @com.sun.imageio.plugins.jpeg.JPEGImageWriter::@"grabPixels(I)V" of %this(%2) : !jvm.ref<com.sun.imageio.plugins.jpeg.JPEGImageWriter>, (i32) -> ()
    jvm.invoke_virtual @com.sun.imageio.plugins.jpeg.JPEGImageWriter::@"warningOccurred(I)V" of %this(%2) : !jvm.ref<com.sun.imageio.plugins.jpeg.JPEGImageWriter>, (i32) -> ()
    %3 = jvm.new : !jvm.uninit<java.lang.String>
    %4 = jvm.init @java.lang.String::@"<init>()V" of %3() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    jvm.invoke_virtual @com.sun.imageio.plugins.jpeg.JPEGImageWriter::@"warningWithMessage(Ljava/lang/String;)V" of %this(%4) : !jvm.ref<com.sun.imageio.plugins.jpeg.JPEGImageWriter>, (!jvm.ref<java.lang.String>) -> ()
    %5 = jvm.new : !jvm.uninit<java.lang.String>
    %6 = jvm.init @java.lang.String::@"<init>()V" of %5() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %7 = jvm.new : !jvm.uninit<javax.imageio.IIOException>
    %8 = jvm.init @javax.imageio.IIOException::@"<init>(Ljava/lang/String;)V" of %7(%6) : !jvm.uninit<javax.imageio.IIOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<javax.imageio.IIOException>
    jvm.maybe_throw %8 : !jvm.ref<javax.imageio.IIOException>
    jvm.return
  }
}

}
