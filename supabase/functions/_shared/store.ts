/** An enquiry as it is stored; a null phone was left empty. */
export interface Enquiry {
  name: string;
  email: string;
  phone: string | null;
  message: string;
  /** The visitor's language. */
  language: string;
  /** The path and query of the page that it was sent from, if known. */
  source: string | null;
}

export interface Store {
  /** Commits an enquiry. @throws when the database did not take it. */
  insertEnquiry(enquiry: Enquiry): Promise<{ id: string; createdAt: string }>;
}

interface StoreOptions {
  /** The project's address: `SUPABASE_URL`, or the site itself when the backend is embedded. */
  url: string;
  secretKey: string;
  fetch: (input: string, init: RequestInit) => Promise<Response>;
}

/** Reaches the database over its REST interface with the secret key, the same way everywhere. */
export function createStore({ url, secretKey, fetch }: StoreOptions): Store {
  return {
    async insertEnquiry(enquiry) {
      const response = await fetch(`${url}/rest/v1/contact_submissions?select=id,created_at`, {
        method: "POST",
        headers: {
          apikey: secretKey,
          "content-type": "application/json",
          prefer: "return=representation",
        },
        body: JSON.stringify(enquiry),
      });
      if (!response.ok) {
        throw new Error(`enquiry not stored: ${response.status} ${await response.text()}`);
      }
      const [row] = (await response.json()) as [{ id: string; created_at: string }];
      return { id: row.id, createdAt: row.created_at };
    },
  };
}
