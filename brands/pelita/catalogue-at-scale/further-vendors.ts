import { slugOf, type VendorSeed } from '@pelita/contract';
import { hash } from './hash.ts';
import { everyName, type Name } from './names.ts';
import { type Studio, studios } from './studios.ts';

/** A studio makes no more titles than this. */
const TITLES_OF_A_STUDIO = 280;
const ENGINES_OF_A_STUDIO = 4;

/**
 * The rest of the shelf: more than ten thousand titles of invented studios, made of themes and words instead of being
 * written down. The same words make the same titles on every machine. `engines` says how many shares each engine gets
 * of the titles of a studio that builds on it.
 */
export function furtherVendors(engines: ReadonlyMap<string, number>, taken: ReadonlySet<string>): VendorSeed[] {
  const shelves = new Map(studios.map((studio) => [studio, shelfOf(studio, engines)]));
  const seen = new Set(taken);
  for (const name of shuffled(everyName())) {
    const code = slugOf(name.text);
    const shelf = shelves.get(makerOf(name));
    if (!shelf || shelf.titles.length === TITLES_OF_A_STUDIO || seen.has(code)) continue;
    seen.add(code);
    shelf.titles.push({ code, name: name.text, engine: engineFor(code, shelf.shares) });
  }
  return [...shelves].map(([{ code, name }, { titles }]) => ({ code, name, category: 'RNG', titles }));
}

type Shelf = { shares: readonly string[]; titles: { code: string; name: string; engine: string }[] };

/** A studio builds on a few of the engines, in their proportions. */
function shelfOf(studio: Studio, engines: ReadonlyMap<string, number>): Shelf {
  const own = [...engines]
    .toSorted(([a], [b]) => hash(`${studio.code} ${a}`) - hash(`${studio.code} ${b}`))
    .slice(0, ENGINES_OF_A_STUDIO);
  return { shares: own.flatMap(([id, share]) => Array.from({ length: share }, () => id)), titles: [] };
}

function engineFor(code: string, shares: readonly string[]): string {
  const engine = shares[hash(`engine ${code}`) % shares.length];
  if (engine === undefined) throw new Error('there is no engine to build a title on');
  return engine;
}

/** One of the studios that make such games in this language. */
function makerOf({ text, kind, language }: Name): Studio {
  const makers = studios.filter(
    ({ kinds, speaks }) => kinds.includes(kind) && (speaks === 'both' || speaks === language),
  );
  const maker = makers[hash(`maker ${text}`) % makers.length];
  if (!maker) throw new Error(`no studio makes ${kind} games in ${language}`);
  return maker;
}

function shuffled(names: readonly Name[]): Name[] {
  return names
    .map((name) => ({ name, place: hash(name.text) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ name }) => name);
}
