import { fileURLToPath } from "node:url";
import { serveStatic } from "@hono/node-server/serve-static";

/** Serves the browser's part of the build, precompressed; hashed names never change. */
export function serveFiles(folder: URL) {
  return serveStatic({
    root: fileURLToPath(folder),
    precompressed: true,
    onFound: (path, c) => {
      const hashed = path.includes("/assets/");
      c.header(
        "cache-control",
        hashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      );
    },
  });
}
