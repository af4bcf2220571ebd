import { afterAll } from "vitest";
import { killServers } from "./site.ts";

// Runs after the file's own hooks: a failure leaves no process behind, which would keep Vitest from ending.
afterAll(killServers);
