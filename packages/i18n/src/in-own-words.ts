import type { Catalogue } from './bundles.ts';

/** Texts with a brand's own wording in the places of the product's, of those areas that are here. */
export function inOwnWords(texts: Catalogue, own: Catalogue | undefined): Catalogue {
  if (!own) return texts;
  const areas = Object.entries(texts).map(([area, words]) => [area, { ...words, ...own[area] }] as const);
  return Object.fromEntries(areas);
}
