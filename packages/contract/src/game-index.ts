import type { CallValue } from './call.ts';
import type { gameIndex } from './catalogue.ts';
import type { GameCategory } from './catalogue.ts';

export type GameIndex = CallValue<typeof gameIndex>;

/** A title as the index knows it: enough to show it in a list and to launch it. */
export type IndexedGame = {
  row: number;
  nodeId: string;
  gameCode: string;
  gameName: string;
  vassalage: string;
  vendorName: string;
  gameType: GameCategory;
  engine: string;
  /** The key of its class. */
  family: string;
  rtpPercent: string;
  volatility: string;
  features: readonly string[];
  /** The address of its picture. */
  icon: string;
  isNew: boolean;
  isUnderMaintenance: boolean;
};

/** Every listed title in memory, ready to be searched at each keystroke. */
export type ExpandedIndex = {
  version: string;
  size: number;
  game(row: number): IndexedGame;
  /** The row of a title, or -1 when it is not listed. */
  rowOf(nodeId: string): number;
  /** The rows that match, the best first. */
  search(text: string, limit: number): number[];
};

/** Unpacks what `GCSGAME_gameIndex` answers. Titles are made when they are asked for; the search keys at once. */
export function expandIndex(index: GameIndex): ExpandedIndex {
  const nodeIds = runningSums(index.nodeIds);
  const marks = { fresh: new Set(index.fresh), closed: new Set(index.closed) };
  const rows = new Map(nodeIds.map((nodeId, row) => [nodeId, row]));
  const keys = createKeys(index);
  return {
    version: index.version,
    size: index.names.length,
    game: (row) => gameAt(index, row, nodeIds, marks),
    rowOf: (nodeId) => rows.get(Number(nodeId)) ?? -1,
    search: (text, limit) => rowsFor(keys, text, limit),
  };
}

/** The titles for a text: those with a word that begins with it first, then those that hold it, then its vendors'. */
export function searchIndex(index: ExpandedIndex, text: string, limit: number): IndexedGame[] {
  return index.search(text, limit).map((row) => index.game(row));
}

/**
 * What a search compares: without case, without the accents of Latin, Greek and Cyrillic letters (the marks of other
 * scripts are letters to their readers), without apostrophes, hyphens as spaces.
 */
export function searchKey(text: string): string {
  // The plain case is the usual one, and thousands of names are read at once.
  const lower = isPlainText(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replaceAll(/[\u0300-\u036F]/g, '')
        .toLowerCase();
  return lower
    .replaceAll(/['’]/g, '')
    .replaceAll(/[-\s]+/g, ' ')
    .trim();
}

/** A title's address part, made of its name. */
export function slugOf(name: string): string {
  return searchKey(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** One text with a line a title, each line beginning with a space, so that " word" finds beginnings of words. */
type Keys = { text: string; starts: number[]; byVendor: { key: string; rows: number[] }[] };

function createKeys(index: GameIndex): Keys {
  const starts: number[] = [];
  const lines: string[] = [];
  let length = 0;
  for (const name of index.names) {
    const line = `\n ${searchKey(name)}`;
    starts.push(length);
    lines.push(line);
    length += line.length;
  }
  const rowsOfVendor = index.vendors.map((): number[] => []);
  index.vendor.forEach((vendor, row) => rowsOfVendor[vendor]?.push(row));
  const byVendor = index.vendors.map(({ name }, vendor) => ({
    key: ` ${searchKey(name)}`,
    rows: rowsOfVendor[vendor] ?? [],
  }));
  return { text: `${lines.join('')}\n`, starts, byVendor };
}

function rowsFor(keys: Keys, text: string, limit: number): number[] {
  const wanted = searchKey(text);
  const found = new Set<number>();
  if (wanted === '') return [];
  const words = wanted.split(' ');
  const rarest = words.reduce((longest, word) => (word.length > longest.length ? word : longest), '');
  const hasWords = (row: number): boolean => words.every((word) => lineOf(keys, row).includes(` ${word}`));
  collect(keys, `\n ${wanted}`, found, limit);
  collect(keys, ` ${wanted}`, found, limit);
  if (words.length > 1) collect(keys, ` ${rarest}`, found, limit, hasWords);
  collect(keys, wanted, found, limit);
  for (const vendor of keys.byVendor) {
    if (!vendor.key.includes(` ${wanted}`)) continue;
    for (const row of vendor.rows) if (found.size < limit) found.add(row);
  }
  return [...found];
}

function collect(keys: Keys, needle: string, found: Set<number>, limit: number, isWanted = (_row: number) => true) {
  let from = 0;
  while (found.size < limit) {
    const at = keys.text.indexOf(needle, from);
    if (at < 0) return;
    const row = rowAt(keys.starts, at);
    if (isWanted(row)) found.add(row);
    from = keys.starts[row + 1] ?? keys.text.length;
  }
}

/** The line that a place of the whole text belongs to. */
function rowAt(starts: readonly number[], at: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

function lineOf({ text, starts }: Keys, row: number): string {
  return text.slice(starts[row], starts[row + 1] ?? text.length);
}

type Marks = { fresh: ReadonlySet<number>; closed: ReadonlySet<number> };

function gameAt(index: GameIndex, row: number, nodeIds: readonly number[], marks: Marks): IndexedGame {
  const vendor = index.vendors[index.vendor[row] ?? -1];
  const engine = index.engines[index.engine[row] ?? -1];
  const gameName = index.names[row];
  const gameType = index.categories[index.category[row] ?? -1];
  if (!vendor || !engine || !gameType || gameName === undefined) throw new Error(`the index has no title at ${row}`);
  const gameCode = index.codes[row] || slugOf(gameName);
  return {
    row,
    nodeId: String(nodeIds[row]),
    gameCode,
    gameName,
    vassalage: vendor.code,
    vendorName: vendor.name,
    gameType,
    engine: engine.key,
    family: engine.family,
    rtpPercent: engine.rtpPercent,
    volatility: engine.volatility,
    features: engine.features,
    icon: `/art/${index.kit}/game/${gameCode}.svg`,
    isNew: marks.fresh.has(row),
    isUnderMaintenance: marks.closed.has(row),
  };
}

function runningSums(steps: readonly number[]): number[] {
  let sum = 0;
  return steps.map((step) => (sum += step));
}

function isPlainText(text: string): boolean {
  return !/[^\u0020-\u007E]/.test(text);
}
