import type { Catalogue } from '@pelita/i18n/catalogues';
import { type EngineId, isEngineId } from '@pelita/games';

/** What the server wrote into the page, and the launch token that the address carries. */
export type PageFacts = AnyPageFacts & { engine: EngineId };

/** Of a slot or a table: which engines there are is known to the page of each. */
export type AnyPageFacts = {
  gameCode: string;
  name: string;
  engine: string;
  language: string;
  currency: string;
  /** The brand's own words in the places of ours. */
  texts: Catalogue;
  symbols: Readonly<Record<string, string>>;
  pictureUrl: string;
};

export function readPageFacts(): PageFacts {
  const facts = readAnyFacts();
  const { engine } = facts;
  if (!isEngineId(engine)) throw new TypeError(`no engine is called ${engine}`);
  return { ...facts, engine };
}

export function readAnyFacts(): AnyPageFacts {
  return JSON.parse(document.getElementById('facts')?.textContent ?? '{}') as AnyPageFacts;
}

/** Never sent by the browser, kept nowhere: a frame without an origin has no storage, and needs none. */
export function launchToken(): string {
  return location.hash.slice(1);
}
