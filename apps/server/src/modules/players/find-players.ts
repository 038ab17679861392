import type { CallAnswer, CallInput, PlayerId } from '@pelita/contract';
import type { findPlayers as findCall } from '@pelita/contract/office';
import type { Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import type { Platform } from '../../platform/platform.ts';
import { canonicalUsername, findAccount, ownerOfContact, phoneNumber, playerByName } from '../accounts/index.ts';

type Call = typeof findCall;

/** By what is whole and exact, so that nobody leafs through players by parts of names or numbers. */
export function findPlayers({ brand }: Pick<Platform, 'brand'>) {
  return async (tx: Tx, _who: CallerOf<Call>, { query }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const search = query.search.trim();
    const found = new Set<PlayerId | null>([
      await playerByName(tx, canonicalUsername(search)),
      await ownerOfNumber(tx, search, brand.country),
      UUID.test(search) ? (search.toLowerCase() as PlayerId) : null,
    ]);
    const players = [];
    for (const playerId of found) {
      const account = playerId && (await findAccount(tx, playerId));
      if (!account) continue;
      const { username, accountType, status, registeredAt } = account;
      players.push({ id: account.playerId, username, accountType, status, registeredAt: registeredAt.toString() });
    }
    return { players };
  };
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** As people write it: with the country in front, or as it is dialled at home. */
async function ownerOfNumber(tx: Tx, typed: string, homeCountry: string): Promise<PlayerId | null> {
  const international = /^\+[\d\s()./-]{6,24}$/.test(typed) ? `+${typed.replaceAll(/\D/g, '')}` : null;
  const value = international ?? phoneNumber(typed, undefined, homeCountry);
  return value === null ? null : ownerOfContact(tx, { channel: 'text', value });
}
