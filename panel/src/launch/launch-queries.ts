import { dataOf } from "@panel/backend/backend-error";
import { backend, requestHeaders } from "@panel/backend/browser-client";
import { callSite } from "@panel/backend/call-site";
import { prefetchStaleMs } from "@panel/queries/prefetch";
import { queryOptions } from "@tanstack/react-query";

/** Prefix of the keys of both queries. */
export const launchKey = ["launch"];

/** Steps that the database computes. */
export const launchQuery = queryOptions({
  queryKey: [...launchKey, "database"],
  queryFn: async ({ signal }) => dataOf(await backend().rpc("launch_state").abortSignal(signal)),
  staleTime: prefetchStaleMs,
});

export type LaunchStep = Awaited<ReturnType<NonNullable<typeof launchQuery.queryFn>>>[number];

type ServerStep = Pick<LaunchStep, "step" | "essential" | "is_done">;

/** Steps that are settings of the server. */
export const serverQuery = queryOptions({
  queryKey: [...launchKey, "server"],
  queryFn: async () => callSite<ServerStep[]>("launch-state", {}, await requestHeaders()),
  staleTime: prefetchStaleMs,
  retry: false,
});

/** `Faltan 7 pasos para abrir` */
export const leftWords = (left: number): string =>
  left === 1 ? "Falta 1 paso para abrir" : `Faltan ${left} pasos para abrir`;
