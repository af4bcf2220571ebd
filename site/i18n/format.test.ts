import { describe, expect, it } from "vitest";
import { formatDate, formatPrice, formatTime } from "./format.server";

/** Which non-breaking space is used depends on the ICU version. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

describe("formats", () => {
  it("F1: prices are formatted per language", () => {
    expect(plain(formatPrice(5850, "en"))).toBe("$5,850");
    expect(plain(formatPrice(5850, "es"))).toBe("5850 US$");
    expect(plain(formatPrice(10_980, "es"))).toBe("10 980 US$");
    expect(plain(formatPrice(5850, "fr"))).toBe("5 850 $US");
  });

  it("F1: cents are shown only for amounts with cents", () => {
    expect(formatPrice(99.5, "en")).toBe("$99.50");
    expect(formatPrice(0, "en")).toBe("$0");
  });

  it("F1: dates have one pattern and month names of the language", () => {
    const date = "2026-10-09T08:00:00+02:00";
    expect(formatDate(date, "en", "short")).toBe("Oct 09, 2026");
    expect(formatDate(date, "es", "short")).toBe("oct 09, 2026");
    expect(formatDate(date, "fr", "short")).toBe("oct. 09, 2026");
    expect(formatDate(date, "en", "long")).toBe("October 09, 2026");
    expect(formatDate(date, "es", "long")).toBe("octubre 09, 2026");
    expect(formatDate(date, "fr", "long")).toBe("octobre 09, 2026");
  });

  it("F1: dates are in the time zone of Johannesburg", () => {
    expect(formatDate("2026-10-08T22:30:00Z", "en", "short")).toBe("Oct 09, 2026");
    expect(formatDate("2026-10-08T21:30:00Z", "en", "short")).toBe("Oct 08, 2026");
  });

  it("G1: times are formatted per language", () => {
    expect(plain(formatTime("08:00", "en"))).toBe("8:00 AM");
    expect(plain(formatTime("17:00", "en"))).toBe("5:00 PM");
    expect(formatTime("13:00", "es")).toBe("13:00");
    expect(plain(formatTime("08:00", "fr"))).toBe("8 h");
    expect(plain(formatTime("13:30", "fr"))).toBe("13 h 30");
  });
});
