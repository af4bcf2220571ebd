import Validator from "@adobe/structured-data-validator";
import WebAutoExtractor from "@marbec/web-auto-extractor";

/**
 * What a document's JSON-LD lacks of what search engines require to show it.
 * @returns the types that were found, and for each error a line with its place
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
