import { afterAll, afterEach } from "vitest";
import { killServers, lastLinesOfServers } from "./site.ts";

// A test that fails by its time limit says nothing about the reason.
afterEach(({ task }) => {
  if (task.result?.state !== "fail") return;
  for (const lines of lastLinesOfServers())
    console.error(`a server of "${task.name}" said:\n${lines}`);
});

// Runs after the file's own hooks: a failure leaves no process behind, which would keep Vitest from ending.
afterAll(killServers);
