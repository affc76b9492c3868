def @STEM@ : AnalysisPass<"@PASS@"> {
  let summary = "Counts the methods of classes";
  let description = [{
    Prints the number of methods of the classes whose names match a glob. This is what `utils/new-pass` begins with:
    describe here what the pass does, for whom, what it needs, and what it leaves in the IR.

    Example: `test/Passes/@TEST@.mlir`
  }];
  let options = [
    Option<"filter", "filter", "std::string", /*default=*/"\"*\"",
           "only classes whose names match this glob: 'org.example.*'">
  ];
}
