"""Changes the version of the one versioned dialect in an MLIR bytecode file (mlir.llvm.org/docs/BytecodeFormat)."""

import sys


def varint(data, at):
    """A prefix varint: the number of trailing zero bits of the first byte is the number of bytes that follow."""
    first = data[at]
    extra = (first & -first).bit_length() - 1 if first else 8
    value = int.from_bytes(data[at:at + 1 + extra], "little")
    return (value >> (extra + 1)) if first else int.from_bytes(data[at + 1:at + 9], "little"), at + 1 + extra


def main():
    source, target, version = sys.argv[1:]
    data = bytearray(open(source, "rb").read())
    assert data[:4] == b"ML\xefR", "not MLIR bytecode"
    _, at = varint(data, 4)
    at = data.index(0, at) + 1
    dialect_section = 1
    while data[at] & 0x7F != dialect_section:
        assert not data[at] & 0x80, "aligned section before the dialects"
        length, at = varint(data, at + 1)
        at += length
    _, at = varint(data, at + 1)
    count, at = varint(data, at)
    patched = 0
    for _ in range(count):
        name_and_versioned, at = varint(data, at)
        if name_and_versioned & 1:
            length, at = varint(data, at + 1)
            assert length == 1
            data[at] = int(version) << 1 | 1
            patched += 1
            at += length
        # The number of operation names of each dialect comes later, in a list of its own.
    assert patched == 1, f"{patched} dialects have a version"
    open(target, "wb").write(data)


main()
