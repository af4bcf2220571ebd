/** The place of one part of the document in the order in which they are taken over. */
export interface Turn {
  come: boolean;
  /** Settles when it comes. */
  until: Promise<void>;
  /** Called when the part has been taken over: what appears in it from then on is new. */
  end: () => void;
}

type Queue = (() => void)[];

/** Says to each part that its turn has come; undefined while nothing is taken over. */
let queue: Queue | undefined;

/** Where in it the next part that is found stands. */
let place: number;

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
      waiting.splice(place++, 0, () => {
        turn.come = true;
        // Its own parts have a turn each, before all that wait already: the page comes alive from its top.
        queue = waiting;
        place = 0;
        resolve();
      });
    }),
    end: closeQueue,
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

function closeQueue() {
  queue = undefined;
}

/**
 * Takes over the document in tasks that are short on a phone too: first what waits for nothing, then part
 * after part, in the order of the document. A part may have parts of its own.
 * @param takeOver does so at once, but for the parts that wait
 */
export async function inTurns(takeOver: () => void): Promise<void> {
  const waiting: Queue = [];
  queue = waiting;
  place = 0;
  try {
    takeOver();
  } finally {
    closeQueue();
  }
  for (;;) {
    await newTask();
    // Where a part failed, it did not end its turn.
    closeQueue();
    const come = waiting.shift();
    if (!come) return;
    come();
  }
}
