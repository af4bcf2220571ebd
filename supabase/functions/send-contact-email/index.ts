import { serveOnDeno } from "../_shared/serve-on-deno.ts";
import { sendContactEmail } from "./handler.ts";

serveOnDeno(sendContactEmail);
