// Runs every case, one after the other; evaluation/microbenchmarks records it, and looks at each case by itself.
public class AllCases {
  static int failures;

  static void fail(String name, Throwable problem) {
    System.out.println(name + ": " + problem);
    ++failures;
  }

  public static void main(String[] arguments) {
    String[] none = {};
    try {
      indy.ArrayReference.main(none);
    } catch (Throwable problem) {
      fail("indy.ArrayReference", problem);
    }
    try {
      indy.BoundHandle.main(none);
    } catch (Throwable problem) {
      fail("indy.BoundHandle", problem);
    }
    try {
      indy.BoundReference.main(none);
    } catch (Throwable problem) {
      fail("indy.BoundReference", problem);
    }
    try {
      indy.BoxingReference.main(none);
    } catch (Throwable problem) {
      fail("indy.BoxingReference", problem);
    }
    try {
      indy.BridgedLambda.main(none);
    } catch (Throwable problem) {
      fail("indy.BridgedLambda", problem);
    }
    try {
      indy.CapturingLambda.main(none);
    } catch (Throwable problem) {
      fail("indy.CapturingLambda", problem);
    }
    try {
      indy.CombinedHandle.main(none);
    } catch (Throwable problem) {
      fail("indy.CombinedHandle", problem);
    }
    try {
      indy.ConstructorReference.main(none);
    } catch (Throwable problem) {
      fail("indy.ConstructorReference", problem);
    }
    try {
      indy.FindConstructor.main(none);
    } catch (Throwable problem) {
      fail("indy.FindConstructor", problem);
    }
    try {
      indy.FindSpecial.main(none);
    } catch (Throwable problem) {
      fail("indy.FindSpecial", problem);
    }
    try {
      indy.FindVirtual.main(none);
    } catch (Throwable problem) {
      fail("indy.FindVirtual", problem);
    }
    try {
      indy.GenericConstant.main(none);
    } catch (Throwable problem) {
      fail("indy.GenericConstant", problem);
    }
    try {
      indy.GenericMutable.main(none);
    } catch (Throwable problem) {
      fail("indy.GenericMutable", problem);
    }
    try {
      indy.GenericVirtual.main(none);
    } catch (Throwable problem) {
      fail("indy.GenericVirtual", problem);
    }
    try {
      indy.InterfaceReference.main(none);
    } catch (Throwable problem) {
      fail("indy.InterfaceReference", problem);
    }
    try {
      indy.NestedLambda.main(none);
    } catch (Throwable problem) {
      fail("indy.NestedLambda", problem);
    }
    try {
      indy.RecordMethods.main(none);
    } catch (Throwable problem) {
      fail("indy.RecordMethods", problem);
    }
    try {
      indy.SerializableLambda.main(none);
    } catch (Throwable problem) {
      fail("indy.SerializableLambda", problem);
    }
    try {
      indy.StaticReference.main(none);
    } catch (Throwable problem) {
      fail("indy.StaticReference", problem);
    }
    try {
      indy.StoredLambda.main(none);
    } catch (Throwable problem) {
      fail("indy.StoredLambda", problem);
    }
    try {
      indy.StreamReference.main(none);
    } catch (Throwable problem) {
      fail("indy.StreamReference", problem);
    }
    try {
      indy.StringConcatenation.main(none);
    } catch (Throwable problem) {
      fail("indy.StringConcatenation", problem);
    }
    try {
      indy.SuperReference.main(none);
    } catch (Throwable problem) {
      fail("indy.SuperReference", problem);
    }
    try {
      indy.ThisLambda.main(none);
    } catch (Throwable problem) {
      fail("indy.ThisLambda", problem);
    }
    try {
      indy.UnboundReference.main(none);
    } catch (Throwable problem) {
      fail("indy.UnboundReference", problem);
    }
    try {
      indy.UnreflectedHandle.main(none);
    } catch (Throwable problem) {
      fail("indy.UnreflectedHandle", problem);
    }
    try {
      indy.VarargsReference.main(none);
    } catch (Throwable problem) {
      fail("indy.VarargsReference", problem);
    }
    try {
      recall.ClassInitialiser.main(none);
    } catch (Throwable problem) {
      fail("recall.ClassInitialiser", problem);
    }
    try {
      recall.ClassNewInstance.main(none);
    } catch (Throwable problem) {
      fail("recall.ClassNewInstance", problem);
    }
    try {
      recall.ConstructorNewInstance.main(none);
    } catch (Throwable problem) {
      fail("recall.ConstructorNewInstance", problem);
    }
    try {
      recall.Deserialize.main(none);
    } catch (Throwable problem) {
      fail("recall.Deserialize", problem);
    }
    try {
      recall.DynamicProxy.main(none);
    } catch (Throwable problem) {
      fail("recall.DynamicProxy", problem);
    }
    try {
      recall.FieldGet.main(none);
    } catch (Throwable problem) {
      fail("recall.FieldGet", problem);
    }
    try {
      recall.Finalizer.main(none);
    } catch (Throwable problem) {
      fail("recall.Finalizer", problem);
    }
    try {
      recall.HandleInvoke.main(none);
    } catch (Throwable problem) {
      fail("recall.HandleInvoke", problem);
    }
    try {
      recall.Lambda.main(none);
    } catch (Throwable problem) {
      fail("recall.Lambda", problem);
    }
    try {
      recall.MethodInvoke.main(none);
    } catch (Throwable problem) {
      fail("recall.MethodInvoke", problem);
    }
    try {
      recall.NativeAllocation.main(none);
    } catch (Throwable problem) {
      fail("recall.NativeAllocation", problem);
    }
    try {
      recall.NoCallSite.main(none);
    } catch (Throwable problem) {
      fail("recall.NoCallSite", problem);
    }
    try {
      recall.Privileged.main(none);
    } catch (Throwable problem) {
      fail("recall.Privileged", problem);
    }
    try {
      recall.ServiceLoading.main(none);
    } catch (Throwable problem) {
      fail("recall.ServiceLoading", problem);
    }
    try {
      recall.SystemThread.main(none);
    } catch (Throwable problem) {
      fail("recall.SystemThread", problem);
    }
    try {
      recall.ThreadStart.main(none);
    } catch (Throwable problem) {
      fail("recall.ThreadStart", problem);
    }
    try {
      recall.UnsafeGetObject.main(none);
    } catch (Throwable problem) {
      fail("recall.UnsafeGetObject", problem);
    }
    try {
      reflection.AllMethods.main(none);
    } catch (Throwable problem) {
      fail("reflection.AllMethods", problem);
    }
    try {
      reflection.Builder.main(none);
    } catch (Throwable problem) {
      fail("reflection.Builder", problem);
    }
    try {
      reflection.CastDriven.main(none);
    } catch (Throwable problem) {
      fail("reflection.CastDriven", problem);
    }
    try {
      reflection.CastOfInvoked.main(none);
    } catch (Throwable problem) {
      fail("reflection.CastOfInvoked", problem);
    }
    try {
      reflection.ConstantClass.main(none);
    } catch (Throwable problem) {
      fail("reflection.ConstantClass", problem);
    }
    try {
      reflection.ConstantMethod.main(none);
    } catch (Throwable problem) {
      fail("reflection.ConstantMethod", problem);
    }
    try {
      reflection.EnumValues.main(none);
    } catch (Throwable problem) {
      fail("reflection.EnumValues", problem);
    }
    try {
      reflection.FieldWrite.main(none);
    } catch (Throwable problem) {
      fail("reflection.FieldWrite", problem);
    }
    try {
      reflection.InheritedMethod.main(none);
    } catch (Throwable problem) {
      fail("reflection.InheritedMethod", problem);
    }
    try {
      reflection.Initialisation.main(none);
    } catch (Throwable problem) {
      fail("reflection.Initialisation", problem);
    }
    try {
      reflection.Invention.main(none);
    } catch (Throwable problem) {
      fail("reflection.Invention", problem);
    }
    try {
      reflection.LoaderName.main(none);
    } catch (Throwable problem) {
      fail("reflection.LoaderName", problem);
    }
    try {
      reflection.MethodSubstring.main(none);
    } catch (Throwable problem) {
      fail("reflection.MethodSubstring", problem);
    }
    try {
      reflection.NameDriven.main(none);
    } catch (Throwable problem) {
      fail("reflection.NameDriven", problem);
    }
    try {
      reflection.ParameterName.main(none);
    } catch (Throwable problem) {
      fail("reflection.ParameterName", problem);
    }
    try {
      reflection.ProxyOfUnknown.main(none);
    } catch (Throwable problem) {
      fail("reflection.ProxyOfUnknown", problem);
    }
    try {
      reflection.Substring.main(none);
    } catch (Throwable problem) {
      fail("reflection.Substring", problem);
    }
    try {
      reflection.TableName.main(none);
    } catch (Throwable problem) {
      fail("reflection.TableName", problem);
    }
    System.exit(failures == 0 ? 0 : 1);
  }
}
