import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { temporaryFolder } from "../integration/backend/harness.ts";
import { postEnquiry } from "../support/enquiry.ts";
import { eventually } from "../support/eventually.ts";
import { removeFolder } from "../support/remove-folder.ts";
import { startSite } from "../support/site.ts";

test("J12: with CONTACT_ACKNOWLEDGE=on, an enquiry is confirmed to the visitor in the page's language", async ({
  onTestFinished,
}) => {
  const dataDir = await temporaryFolder();
  onTestFinished(() => removeFolder(dataDir));
  const site = await startSite({ DATA_DIR: dataDir, SEED: "none", CONTACT_ACKNOWLEDGE: "on" });
  onTestFinished(async () => void (await site.stop()));
  const sent = await postEnquiry(
    site.url,
    { email: "eve@example.org" },
    { "accept-language": "en" },
  );
  expect(sent.status).toBe(200);
  const folder = join(dataDir, "outbox");
  const files = await eventually(async () => {
    const names = (await readdir(folder)).filter((name) => name.endsWith(".eml")).sort();
    expect(names).toHaveLength(2);
    return names;
  });
  expect(files).toEqual([
    expect.stringMatching(/^acknowledgement-.*\.eml$/),
    expect.stringMatching(/^enquiry-.*\.eml$/),
  ]);
  const mail = await PostalMime.parse(await readFile(join(folder, files[0] ?? "")));
  expect(mail.to).toEqual([{ address: "eve@example.org", name: "" }]);
  expect(mail.subject).toMatch(/^We have received your message/);
});
