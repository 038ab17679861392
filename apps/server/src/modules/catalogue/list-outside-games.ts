import { type GameCategory, slugOf } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import {
  changeProviderGames,
  insertGames,
  insertLastVendor,
  listedCodes,
  type NewGame,
  providerGameCodes,
} from './store.ts';

/** A title by its provider's own code. */
export type OutsideGame = { code: string; name: string; category: GameCategory };
export type OutsideVendor = { code: string; name: string; games: readonly OutsideGame[] };

/** Lists an outside provider as a vendor of its own code, with its titles; false when a vendor has that code. */
export async function listOutsideGames(tx: Tx, { code, name, games }: OutsideVendor): Promise<boolean> {
  if (!(await insertLastVendor(tx, { code, name }))) return false;
  await addTitles(tx, code, games);
  return true;
}

/**
 * Lists what a listed vendor has brought since, and gives those that it had their new names and categories. A title that
 * is not among them stays as it is, for players may have rounds of it under way.
 */
export async function updateOutsideGames(
  tx: Tx,
  { code, games }: Omit<OutsideVendor, 'name'>,
): Promise<{ added: number; changed: number }> {
  const known = await providerGameCodes(tx, code);
  const added = games.filter((game) => !known.has(game.code));
  const changed = await changeProviderGames(tx, code, games);
  if (added.length > 0) await addTitles(tx, code, added);
  return { added: added.length, changed };
}

async function addTitles(tx: Tx, vendorCode: string, games: readonly OutsideGame[]): Promise<void> {
  const taken = await listedCodes(tx);
  const listed = games.map((game): NewGame => {
    const ours = freeCode(`${slugOf(vendorCode)}-${slugOf(game.code)}`, taken);
    taken.add(ours);
    return { ...game, code: ours, engine: null, vendorCode, providerGameCode: game.code };
  });
  await insertGames(tx, listed);
}

/** As long as the table takes, with room for a number. */
const SLUG_MAXIMUM_LENGTH = 58;

/** Codes stand in addresses, so ours is made of the provider's, with a number where two become the same. */
function freeCode(slug: string, taken: ReadonlySet<string>): string {
  const trimmed = slug.slice(0, SLUG_MAXIMUM_LENGTH).replaceAll(/^-|-$/g, '');
  const base = trimmed.length < 2 ? `game${trimmed}` : trimmed;
  let code = base;
  for (let number = 2; taken.has(code); number++) code = `${base}-${number}`;
  return code;
}
