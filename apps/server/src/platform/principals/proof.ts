import type { IncomingHttpHeaders } from 'node:http';

export type RequestHead = { method: string; headers: IncomingHttpHeaders };

/** How a request proves whose it is: where the credential travels, and what a browser has to say beside it. */
export type Proof = {
  /** As it came; null when there is none. */
  credentialOf(request: RequestHead): string | null;
  /** Refuses what a page of another site may have sent in somebody's name. */
  refuseForeign(request: RequestHead): void;
  /** The same for OpenAPI. */
  scheme: { type: 'apiKey'; in: 'header' | 'cookie'; name: string; description: string };
};
