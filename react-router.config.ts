import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "site",
  ssr: true,
  // The site has a few dozen addresses: a lazy manifest would cost a request for each of them.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
