#include <jni.h>

/* Natives.ask: calls Natives.change. */
JNIEXPORT void JNICALL Java_Natives_ask(JNIEnv *env, jclass owner) {
  (*env)->CallStaticVoidMethod(env, owner, (*env)->GetStaticMethodID(env, owner, "change", "()V"));
}
