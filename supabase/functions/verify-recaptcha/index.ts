import { serveOnDeno } from "../_shared/serve-on-deno.ts";
import { verifyRecaptcha } from "./handler.ts";

serveOnDeno(verifyRecaptcha);
