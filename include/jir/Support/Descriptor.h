//===- Descriptor.h - Field and method descriptors --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Descriptors (JVMS 4.3) as views into their text. Parsing checks the whole
/// grammar once; what is read from the view afterwards needs no checks.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_SUPPORT_DESCRIPTOR_H
#define JIR_SUPPORT_DESCRIPTOR_H

#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/iterator.h"
#include "llvm/ADT/iterator_range.h"
#include "llvm/Support/Error.h"
#include <string>

namespace jir {

/// `a/b/C` to `a.b.C` and back: classes are named by binary names in the
/// dialect, by internal names in descriptors and class files (JVMS 4.2.1).
std::string toDotted(llvm::StringRef internalName);
std::string toInternal(llvm::StringRef dottedName);

/// One type of a descriptor: a field descriptor or, as a return type, `V`.
/// A view: the text must outlive it.
class DescriptorType {
public:
  DescriptorType() = default;

  /// Parses a field descriptor, which must take up the whole text. Errors:
  /// InputError naming the descriptor (bad grammar, more than 255 dimensions).
  static llvm::Expected<DescriptorType> parse(llvm::StringRef text);

  /// Parses the type at the start of \p text, `V` only if \p allowVoid.
  /// Returns its length, or 0 if there is none.
  static size_t scan(llvm::StringRef text, bool allowVoid,
                     DescriptorType &result);

  /// The descriptor itself: `[[Ljava/lang/String;`.
  llvm::StringRef getText() const { return text; }
  /// The first character: one of `BCDFIJSZ`, `L`, `[`, `V`.
  char getKind() const { return text.front(); }
  bool isVoid() const { return getKind() == 'V'; }
  bool isArray() const { return getKind() == '['; }
  /// Whether it is a class, interface or array type.
  bool isReference() const { return isArray() || getKind() == 'L'; }
  /// Number of dimensions, 0 if it is not an array.
  unsigned getDimensions() const { return dimensions; }
  /// The kind without the dimensions.
  char getElementKind() const { return text[dimensions]; }
  /// The type without any dimension.
  DescriptorType getElement() const;
  /// The type of the array's components, one dimension fewer.
  DescriptorType getComponent() const;
  /// Internal name of the (element) class, empty if it is primitive.
  llvm::StringRef getClassName() const {
    return getElementKind() == 'L' ? text.substr(dimensions + 1).drop_back()
                                   : llvm::StringRef();
  }
  /// Local variables or stack entries that it takes: 0, 1 or 2.
  unsigned getSlots() const {
    char kind = getKind();
    return kind == 'V' ? 0 : (kind == 'J' || kind == 'D') ? 2 : 1;
  }

private:
  DescriptorType(llvm::StringRef text, unsigned dimensions)
      : text(text), dimensions(dimensions) {}

  llvm::StringRef text = "V";
  unsigned dimensions = 0;
};

/// Walks over the parameter types of a parsed method descriptor.
class DescriptorIterator
    : public llvm::iterator_facade_base<
          DescriptorIterator, std::forward_iterator_tag, const DescriptorType> {
public:
  DescriptorIterator() = default;
  explicit DescriptorIterator(llvm::StringRef rest) : rest(rest) { read(); }

  bool operator==(const DescriptorIterator &other) const {
    return rest.size() == other.rest.size();
  }
  const DescriptorType &operator*() const { return current; }
  using iterator_facade_base::operator++;
  DescriptorIterator &operator++() {
    rest = rest.drop_front(current.getText().size());
    read();
    return *this;
  }

private:
  void read() {
    if (!rest.empty() && !DescriptorType::scan(rest, false, current))
      rest = {};
  }

  llvm::StringRef rest;
  DescriptorType current;
};

/// A method descriptor. A view: the text must outlive it.
class MethodDescriptor {
public:
  /// Parses and checks the whole text. Errors: InputError naming the descriptor
  /// (bad grammar, more than 255 dimensions or 255 slots of parameters).
  static llvm::Expected<MethodDescriptor> parse(llvm::StringRef text);

  /// The descriptor itself: `(IJ)V`.
  llvm::StringRef getText() const { return text; }
  /// Iterates over the parameter types, without `this`.
  llvm::iterator_range<DescriptorIterator> getParameters() const {
    return {DescriptorIterator(text.slice(1, closeParen)),
            DescriptorIterator()};
  }
  DescriptorType getReturnType() const { return returnType; }
  /// Slots of the parameters, without `this`.
  unsigned getParameterSlots() const { return parameterSlots; }

private:
  llvm::StringRef text;
  size_t closeParen = 0;
  DescriptorType returnType;
  unsigned parameterSlots = 0;
};

} // namespace jir

#endif // JIR_SUPPORT_DESCRIPTOR_H
