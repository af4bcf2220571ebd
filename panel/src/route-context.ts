import type { QueryClient } from "@tanstack/react-query";
import { createContext } from "react-router";

/** What loaders ask through: pages find the answers in it. */
export const queriesContext = createContext<QueryClient>();
