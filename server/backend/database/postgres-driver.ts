import { registerHooks } from "node:module";

/**
 * In postgres.js 3.4.9 a statement on a connection that the server has closed, such as the `rollback` of
 * a transaction that this broke off, ends the process: it is written to a socket that is gone, outside of
 * every promise. It is to fail like any other statement.
 */
const broken = "    if (terminated)\n";
const mended = "    if (terminated || socket === null)\n";

let mending = false;

/** The driver and lite's connection over it; whatever else needs the driver comes by it too. */
export async function loadPostgresDriver() {
  if (!mending) {
    mending = true;
    registerHooks({
      load(url, context, nextLoad) {
        const loaded = nextLoad(url, context);
        if (!url.endsWith("/postgres/src/connection.js")) return loaded;
        const source = String(loaded.source);
        if (source.split(broken).length !== 2)
          throw new Error("postgres.js is another than the one that is mended here");
        return { ...loaded, source: source.replace(broken, mended) };
      },
    });
  }
  const [{ default: postgres }, { createPostgresConnection }] = await Promise.all([
    import("postgres"),
    import("@supabase/lite/postgres"),
  ]);
  return { postgres, createPostgresConnection };
}
