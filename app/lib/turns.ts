/** The place of one part of the document in the order in which they are taken over. */
export interface Turn {
  come: boolean;
  /** Settles when it comes. */
  until: Promise<void>;
}

/** Says to each part that its turn has come; undefined while nothing is taken over. */
let queue: (() => void)[] | undefined;

/**
 * Called while a part is rendered for the first time: its turn, where the document that the server sent is
 * being taken over, and undefined where the part is new and waits for nothing.
 */
export function nextTurn(): Turn | undefined {
  const waiting = queue;
  if (!waiting) return undefined;
  const turn: Turn = {
    come: false,
    until: new Promise((resolve) => {
      waiting.push(() => {
        turn.come = true;
        resolve();
      });
    }),
  };
  return turn;
}

/** Ends the task: what the visitor does meanwhile is answered first. A timer would come milliseconds late. */
export function newTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

/**
 * Takes over the document in tasks that are short on a phone too: first what waits for nothing, then part
 * after part.
 * @param takeOver does so at once, but for the parts that wait
 */
export async function inTurns(takeOver: () => void): Promise<void> {
  const waiting: (() => void)[] = [];
  queue = waiting;
  try {
    takeOver();
  } finally {
    queue = undefined;
  }
  for (const come of waiting) {
    await newTask();
    come();
  }
}
