declare module "@adobe/structured-data-validator" {
  interface Issue {
    issueMessage: string;
    severity: "ERROR" | "WARNING";
    path: unknown;
  }
  export default class Validator {
    validate(found: object): Promise<Issue[]>;
  }
}

declare module "@marbec/web-auto-extractor" {
  export default class WebAutoExtractor {
    constructor(options: object);
    parse(html: string): { jsonld: Record<string, object[]> };
  }
}
