import type { CallValue } from './call.ts';
import type { gameIndex } from './catalogue.ts';
import type { GameCategory } from './catalogue.ts';
import { searchKey } from './search-key.ts';
import { isOfKinds, type SearchKind, splitSearch } from './search-kinds.ts';

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
  /** Null, and with it the next three, where the title runs on no engine of ours. */
  engine: string | null;
  /** The key of its class. */
  family: string | null;
  rtpPercent: string | null;
  volatility: string | null;
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
  /** The rows that match by name or vendor, the best first; then those of the kinds that the text names. */
  search(text: string, limit: number, kinds?: readonly SearchKind[]): number[];
  /** The vendors that have a word which begins with the text. */
  vendors(text: string, limit: number): IndexedVendor[];
};

/** A vendor as the index knows it. */
export type IndexedVendor = {
  vassalage: string;
  vendorName: string;
  gameType: GameCategory;
  gameCount: number;
  icon: string;
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
    search: (text, limit, kinds = []) => withKinds(index, keys, { text, limit, kinds }),
    vendors: (text, limit) => vendorsFor(index, keys, text, limit),
  };
}

/** The titles for a text: those with a word that begins with it first, then those that hold it, then its vendors'. */
export function searchIndex(index: ExpandedIndex, text: string, limit: number): IndexedGame[] {
  return index.search(text, limit).map((row) => index.game(row));
}

/** A title's address part, made of its name. */
export function slugOf(name: string): string {
  return searchKey(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/**
 * One text with a line a title, each line beginning with a space, so that " word" finds beginnings of words. `last` is
 * the last search that left nothing out: whoever types on wants a part of it.
 */
type Keys = {
  text: string;
  starts: number[];
  byVendor: { key: string; rows: number[] }[];
  last: { wanted: string; rows: number[] } | null;
};

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
  return { text: `${lines.join('')}\n`, starts, byVendor, last: null };
}

type Asked = { text: string; limit: number; kinds: readonly SearchKind[] };

function withKinds(index: GameIndex, keys: Keys, { text, limit, kinds }: Asked): number[] {
  const named = rowsFor(keys, text, limit);
  const said = splitSearch(text, kinds);
  if (said.kinds.length === 0 || named.length === limit) return named;
  const found = new Set(named);
  const suits = (features: readonly string[]) =>
    index.categories.map((category) => isOfKinds(said.kinds, { category, features }));
  const suiting = index.engines.map(({ features }) => suits(features));
  const suitingWithoutEngine = suits([]);
  const rows = said.name === '' ? index.names.keys() : rowsFor(keys, said.name, index.names.length);
  for (const row of rows) {
    if (found.size === limit) break;
    const ofEngine = suiting[index.engine[row] ?? -1] ?? suitingWithoutEngine;
    if (ofEngine[index.category[row] ?? -1]) found.add(row);
  }
  return [...found];
}

function vendorsFor(index: GameIndex, keys: Keys, text: string, limit: number): IndexedVendor[] {
  const wanted = searchKey(text);
  if (wanted === '') return [];
  return index.vendors
    .flatMap(({ code, name }, at) => {
      const { key = '', rows = [] } = keys.byVendor[at] ?? {};
      const gameType = index.categories[index.category[rows[0] ?? -1] ?? -1];
      if (!gameType || !key.includes(` ${wanted}`)) return [];
      const icon = `/art/${index.kit}/vendor/${code}.webp`;
      return { vassalage: code, vendorName: name, gameType, gameCount: rows.length, icon };
    })
    .slice(0, limit);
}

function rowsFor(keys: Keys, text: string, limit: number): number[] {
  const wanted = searchKey(text);
  if (wanted === '') return [];
  const { last } = keys;
  const found = new Set<number>();
  if (last && wanted.startsWith(last.wanted)) sortOut(keys, wanted, last.rows, found, limit);
  else lookThrough(keys, wanted, found, limit);
  for (const vendor of keys.byVendor) if (vendor.key.includes(` ${wanted}`)) addUpTo(limit, found, vendor.rows);
  const rows = [...found];
  if (rows.length < limit) keys.last = { wanted, rows: rows.toSorted((one, other) => one - other) };
  return rows;
}

/** Of these rows those that have the text, in the order of `lookThrough`. */
function sortOut(keys: Keys, wanted: string, rows: readonly number[], found: Set<number>, limit: number): void {
  const words = wanted.split(' ');
  const [ofName, ofWord, ofWords, inside]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (const row of rows) {
    const line = lineOf(keys, row);
    if (line.startsWith(`\n ${wanted}`)) ofName.push(row);
    else if (line.includes(` ${wanted}`)) ofWord.push(row);
    else if (words.length > 1 && words.every((word) => line.includes(` ${word}`))) ofWords.push(row);
    else if (line.includes(wanted)) inside.push(row);
  }
  for (const group of [ofName, ofWord, ofWords, inside]) addUpTo(limit, found, group);
}

/** All titles that have the text: those that begin with it, those with a word that does, those with all its words. */
function lookThrough(keys: Keys, wanted: string, found: Set<number>, limit: number): void {
  const words = wanted.split(' ');
  const rarest = words.reduce((longest, word) => (word.length > longest.length ? word : longest), '');
  const hasWords = (row: number): boolean => words.every((word) => lineOf(keys, row).includes(` ${word}`));
  // Several words stand together rarely, one word nearly everywhere: there it pays to stop as soon as enough begin with it.
  const inside = words.length > 1 ? collectByPlace(keys, wanted, found, limit) : null;
  if (!inside) {
    collect(keys, `\n ${wanted}`, found, limit);
    collect(keys, ` ${wanted}`, found, limit);
  }
  if (words.length > 1) collect(keys, ` ${rarest}`, found, limit, hasWords);
  if (inside) addUpTo(limit, found, inside);
  else collect(keys, wanted, found, limit);
}

/** One way through all names: adds those that begin with the text, then those with a word that does; answers the rest. */
function collectByPlace({ text, starts }: Keys, wanted: string, found: Set<number>, limit: number): number[] {
  const [ofName, ofWord, inside]: [number[], number[], number[]] = [[], [], []];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const isWord = text[at - 1] === ' ';
    const rows = !isWord ? inside : text[at - 2] === '\n' ? ofName : ofWord;
    rows.push(rowAt(starts, at));
  }
  addUpTo(limit, found, ofName);
  addUpTo(limit, found, ofWord);
  return inside;
}

function addUpTo(limit: number, found: Set<number>, rows: readonly number[]): void {
  for (const row of rows) {
    if (found.size >= limit) return;
    found.add(row);
  }
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
  if (!vendor || !gameType || gameName === undefined) throw new Error(`the index has no title at ${row}`);
  const gameCode = index.codes[row] || slugOf(gameName);
  return {
    row,
    nodeId: String(nodeIds[row]),
    gameCode,
    gameName,
    vassalage: vendor.code,
    vendorName: vendor.name,
    gameType,
    engine: engine?.key ?? null,
    family: engine?.family ?? null,
    rtpPercent: engine?.rtpPercent ?? null,
    volatility: engine?.volatility ?? null,
    features: engine?.features ?? [],
    icon: `/art/${index.kit}/game/${gameCode}.webp`,
    isNew: marks.fresh.has(row),
    isUnderMaintenance: marks.closed.has(row),
  };
}

function runningSums(steps: readonly number[]): number[] {
  let sum = 0;
  return steps.map((step) => (sum += step));
}
