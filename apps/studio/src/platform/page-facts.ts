import type { Catalogue } from '@pelita/i18n/catalogues';
import { type EngineId, isEngineId } from '@pelita/games';

/** What the server wrote into the page, and the launch token that the address carries. */
export type PageFacts = {
  gameCode: string;
  name: string;
  engine: EngineId;
  language: string;
  currency: string;
  /** The brand's own words in the places of ours. */
  texts: Catalogue;
  symbols: Readonly<Record<string, string>>;
  pictureUrl: string;
};

export function readPageFacts(): PageFacts {
  const facts = JSON.parse(document.getElementById('facts')?.textContent ?? '{}') as PageFacts;
  if (!isEngineId(facts.engine)) throw new TypeError(`no engine is called ${String(facts.engine)}`);
  return facts;
}

/** Never sent by the browser, kept nowhere: a frame without an origin has no storage, and needs none. */
export function launchToken(): string {
  return location.hash.slice(1);
}
