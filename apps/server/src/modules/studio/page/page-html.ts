import { createHash } from 'node:crypto';
import type { BrandTexts, Theme } from '@pelita/contract';
import type { BuiltPage } from './built-page.ts';

export const ASSETS_PATH = '/studio/assets/';

/** What the page knows before it asks: who it is, how it looks, which words it speaks. */
export type PageFacts = {
  gameCode: string;
  name: string;
  engine: string;
  language: string;
  currency: string;
  /** The brand's own words in the places of the product's. */
  texts: BrandTexts[string];
  /** Addresses of the reel symbols by id. */
  symbols: Readonly<Record<string, string>>;
  pictureUrl: string;
};

export type PageDress = {
  /** Pictures that are seen at once. */
  pictures: readonly string[];
  tag: string;
  direction: string;
  theme: Theme;
  /** The brand's, as style rules. */
  colours: string;
  themeColour: string;
  stageColour: string;
};

export type StudioPage = { html: string; policy: string };

/**
 * One document for every title. Its facts stand in it as inert JSON, its colour as one hashed style; nothing in it
 * runs but the built script. The policy's `sandbox` gives it an opaque origin wherever it is opened, so that even
 * without the frame around it, it has no part in the portal's origin.
 */
export function studioPage(facts: PageFacts, dress: PageDress, built: BuiltPage): StudioPage {
  const style = `${dress.colours}:root{--stage:${dress.stageColour}}`;
  const file = (name: string) => `${ASSETS_PATH}${name}`;
  const html = [
    `<!doctype html><html lang="${dress.tag}" dir="${dress.direction}" data-theme="${dress.theme}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<meta name="robots" content="noindex"><meta name="theme-color" content="${dress.themeColour}"><title>${escaped(facts.name)}</title><style>${style}</style>`,
    ...built.styles.map((name) => `<link rel="stylesheet" crossorigin href="${file(name)}">`),
    ...built.fonts.map((name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file(name)}">`),
    // In the head, so that they travel with the script and not behind it.
    ...dress.pictures.map((address) => `<link rel="preload" as="image" type="image/svg+xml" href="${address}">`),
    ...built.preloads.map((name) => `<link rel="modulepreload" crossorigin href="${file(name)}">`),
    `<script type="module" crossorigin src="${file(built.script)}"></script></head><body><div id="root"></div>`,
    `<script type="application/json" id="facts">${inertJson(facts)}</script></body></html>`,
  ].join('');
  return { html, policy: policyFor(style) };
}

function policyFor(style: string): string {
  const hash = createHash('sha256').update(style).digest('base64');
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'sha256-${hash}'`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    'sandbox allow-scripts allow-downloads',
  ].join('; ');
}

function inertJson(facts: PageFacts): string {
  return JSON.stringify(facts).replaceAll('<', '\\u003c');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
