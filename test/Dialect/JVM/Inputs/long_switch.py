"""Prints a method with a switch of 20,000 cases over 50 blocks."""

print("jvm.class @L application {")
print('jvm.method static @"f(I)I"(%i: i32) {')
cases = "".join(f",\n{7 * k - 2**31}: ^b{k % 50}" for k in range(20000))
print(f"cf.switch %i : i32, [default: ^b0{cases}]")
for k in range(50):
    print(f"^b{k}:\n%c{k} = arith.constant {k} : i32\njvm.return %c{k} : i32")
print("}}")
