import { serveOnDeno } from "../_shared/serve-on-deno.ts";
import { getRecaptchaKey } from "./handler.ts";

serveOnDeno(getRecaptchaKey);
