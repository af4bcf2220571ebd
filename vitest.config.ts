import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    // Unit tests stand beside the code, integration tests run the real embedded backend.
    include: [
      "{app,server,supabase,scripts}/**/*.test.ts",
      "tests/{integration,process}/**/*.test.ts",
    ],
    globalSetup: ["tests/integration/backend/templates.ts"],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Each integration file holds a database of its own: more would only wait for the two cores.
    maxWorkers: 2,
  },
});
