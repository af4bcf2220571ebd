import { describe, expect, it } from "vitest";
import { inTurns, nextTurn } from "./turns";

describe("turns", () => {
  it("A15: parts are taken over in their order, and the visitor is answered between two", async () => {
    const seen: string[] = [];
    await inTurns(() => {
      for (const name of ["bar", "hero", "footer"]) {
        nextTurn()?.until.then(() => {
          seen.push(name);
          setImmediate(() => seen.push("visitor"));
        });
      }
      seen.push("frame");
    });
    await new Promise(setImmediate);
    expect(seen).toEqual(["frame", "bar", "visitor", "hero", "visitor", "footer", "visitor"]);
  });

  it("A15: a turn says that it has come only then", async () => {
    const turns: ReturnType<typeof nextTurn>[] = [];
    const end = inTurns(() => turns.push(nextTurn()));
    expect(turns[0]?.come).toBe(false);
    await end;
    expect(turns[0]?.come).toBe(true);
  });

  it("A15: the parts of a part come after it, in the order of the page, each in a turn of its own", async () => {
    const seen: string[] = [];
    const take = (name: string, ...parts: string[]) => {
      const turn = nextTurn();
      turn?.until.then(() => {
        seen.push(name);
        for (const part of parts) take(part);
        turn.end();
        seen.push(nextTurn() ? "a new part waits" : "a new part");
        setImmediate(() => seen.push("visitor"));
      });
    };
    await inTurns(() => {
      take("head");
      take("body", "bar", "page");
      take("footer");
    });
    await new Promise(setImmediate);
    const order = ["head", "body", "bar", "page", "footer"];
    expect(seen).toEqual(order.flatMap((name) => [name, "a new part", "visitor"]));
  });

  it("A15: what appears later waits for nothing", async () => {
    expect(nextTurn()).toBeUndefined();
    const end = inTurns(() => nextTurn());
    expect(nextTurn()).toBeUndefined();
    await end;
    const failure = new Error("not taken over");
    const failing = inTurns(() => {
      throw failure;
    });
    await expect(failing).rejects.toBe(failure);
    expect(nextTurn()).toBeUndefined();
  });
});
