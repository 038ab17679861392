import { createHash } from 'node:crypto';
import { Refusal } from '@pelita/contract';
import type { ListDeclaration } from '@pelita/contract/office';
import type { FilterTexts } from './served-list.ts';

/** Where a page ended: the sorted value and the id of its last row, as PostgreSQL reads them. */
export type Place = { value: string; id: string };
/** What the pages of one walk have in common. */
export type Walk = { list: ListDeclaration; filters: FilterTexts; sort: string };

/** Carries list, filters and sort too: a cursor is good for the walk that it came from and no other. */
export function writeCursor(walk: Walk, { value, id }: Place): string {
  return Buffer.from(JSON.stringify([walk.list.name, hashOf(walk), value, id])).toString('base64url');
}

export function readCursor(walk: Walk, text: string): Place {
  const [name, hash, value, id] = partsOf(text);
  const isOfWalk = name === walk.list.name && hash === hashOf(walk);
  if (!isOfWalk || typeof value !== 'string' || typeof id !== 'string') throw badCursor();
  const kind = walk.list.columns[walk.sort.replace('-', '')]?.kind ?? 'text';
  if (!readable(kind, value) || !readable(walk.list.id, id)) throw badCursor();
  return { value, id };
}

function partsOf(text: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}

function hashOf({ filters, sort }: Walk): string {
  const sorted = Object.entries(filters).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([sort, sorted]))
    .digest('base64url')
    .slice(0, 16);
}

/** A cursor comes from outside: what PostgreSQL would not read as the column's type is refused before it gets there. */
function readable(kind: string, text: string): boolean {
  switch (kind) {
    case 'instant':
      return /^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/.test(text) && !Number.isNaN(Date.parse(text));
    case 'money':
    case 'count':
    case 'number':
      return /^-?\d{1,19}$/.test(text) && BigInt.asIntN(64, BigInt(text)) === BigInt(text);
    case 'uuid':
      return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
    default:
      return text.isWellFormed() && !text.includes('\0');
  }
}

function badCursor(): Refusal {
  return new Refusal('invalid_field', { fields: { after: { key: 'invalid' } } });
}
