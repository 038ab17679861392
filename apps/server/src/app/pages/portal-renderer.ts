import type { Call, CallRequest, CallValue, PageLook, Startup } from '@pelita/contract';

/** What the built portal offers to the server: `apps/portal/dist/server/entry-server.js`. */
export type PortalRenderer = {
  /** The paths that search engines may list. */
  indexedPaths: readonly string[];
  /** The parameters of an address that a page depends on. */
  readParameters: readonly string[];
  render(request: {
    url: string;
    origin: string;
    language: string;
    theme: string | null;
    startup: Startup;
    look: PageLook;
    /** Answers what a page's loaders ask; without it they ask nothing. */
    send?: <C extends Call>(call: C, input: CallRequest<C>) => Promise<CallValue<C>>;
  }): Promise<{
    status: number;
    html: string;
    /** Of the inline script and the styles that stand in the page, like `sha256-…`. */
    hashes: { scripts: string[]; styles: string[] };
  }>;
};
