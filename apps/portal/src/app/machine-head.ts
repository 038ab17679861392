import type { PageLook, Startup } from '@pelita/contract';
import { languageOf } from '@pelita/i18n';
import type { PathFacts } from '../shared/page/portal-page.ts';

/**
 * What only machines read of a page: where it is at home, its other languages, the picture of a shared link. Written
 * once by the server: a person who goes on from page to page needs none of it.
 */
export function machineHead(given: {
  origin: string;
  path: string;
  language: string;
  startup: Startup;
  look: PageLook;
  /** Undefined where no page is. */
  facts: PathFacts | undefined;
  title: string;
}): string {
  const { origin, language, startup, look, facts, title } = given;
  const { settings } = startup;
  const manifest = '<link rel="manifest" href="/manifest.webmanifest">';
  // What no page has says by itself that it is not to be listed.
  if (!facts) return manifest;
  if (!facts.isIndexed) return `${manifest}<meta name="robots" content="noindex">`;
  const path = facts.sameAs ?? given.path;
  const address = (code: string) => `${origin}${path}${code === settings.defaultLanguage ? '' : `?language=${code}`}`;
  const alternates = settings.languages.map(
    (code) => `<link rel="alternate" hreflang="${languageOf(code).tag}" href="${address(code)}">`,
  );
  return [
    manifest,
    `<link rel="canonical" href="${address(language)}">`,
    ...alternates,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:image" content="${origin}${look.sharePicture}">`,
  ].join('');
}
