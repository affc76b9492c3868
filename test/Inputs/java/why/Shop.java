package shop;

// A program for questions: who calls what, and what is never called. The line
// numbers are in docs/GettingStarted.md.
interface Discount {
    int apply(int price);
}

class NoDiscount implements Discount {
    public int apply(int price) {
        return price;
    }
}

class LoyalDiscount implements Discount {
    public int apply(int price) {
        return Rounding.down(price * 9, 10);
    }
}

class Rounding {
    static int down(int value, int by) {
        return value / by;
    }

    static int up(int value, int by) {
        return (value + by - 1) / by;
    }
}

class Legacy {
    int total(int price) {
        return Rounding.up(price, 5);
    }

    static int estimate(int price) {
        return new Legacy().total(price);
    }
}

public class Shop {
    static int total(Discount discount, int[] prices) {
        int sum = 0;
        for (int price : prices)
            sum += discount.apply(price);
        return sum;
    }

    public static void main(String[] args) {
        Discount discount = args.length > 0 ? new LoyalDiscount() : new NoDiscount();
        System.out.println(total(discount, new int[] {10, 25}));
    }
}
