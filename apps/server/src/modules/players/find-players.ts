import type { PlayerId } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import { canonicalUsername, ownerOfContact, phoneNumber, playerByName } from '../accounts/index.ts';

/** By what is whole and exact, so that no operator leafs through players by parts of names or numbers. */
export function findPlayers({ brand }: Pick<Platform, 'brand'>) {
  return async (tx: Tx, typed: string): Promise<string[]> => {
    const search = typed.trim();
    const found = new Set<PlayerId | null>([
      await playerByName(tx, canonicalUsername(search)),
      await ownerOfNumber(tx, search, brand.country),
      UUID.test(search) ? (search.toLowerCase() as PlayerId) : null,
    ]);
    return [...found].filter((id) => id !== null);
  };
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** As people write it: with the country in front, or as it is dialled at home. */
async function ownerOfNumber(tx: Tx, typed: string, homeCountry: string): Promise<PlayerId | null> {
  const international = /^\+[\d\s()./-]{6,24}$/.test(typed) ? `+${typed.replaceAll(/\D/g, '')}` : null;
  const value = international ?? phoneNumber(typed, undefined, homeCountry);
  return value === null ? null : ownerOfContact(tx, { channel: 'text', value });
}
