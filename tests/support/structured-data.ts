import Validator from "@adobe/structured-data-validator";
import WebAutoExtractor from "@marbec/web-auto-extractor";

/**
 * Errors in a document's JSON-LD by the rules of search engines.
 * @returns the types found, and a line with its place for each error
 */
export async function validateStructuredData(html: string) {
  const found = new WebAutoExtractor({}).parse(html);
  const issues = await new Validator().validate(found);
  return {
    types: Object.keys(found.jsonld),
    errors: issues
      .filter(({ severity }) => severity === "ERROR")
      .map(({ path, issueMessage }) => `${JSON.stringify(path)}: ${issueMessage}`),
  };
}
