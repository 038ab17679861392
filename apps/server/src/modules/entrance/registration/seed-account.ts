import { accountTypes, type AccountType, type PlayerId } from '@pelita/contract';
import type { Database, Tx } from '../../../platform/database/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { joinTree } from '../../agents/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { openWallet } from '../../ledger/index.ts';
import { assignInvitationCode } from '../invitations/invitations.ts';
import {
  canonicalUsername,
  claimedSpellings,
  claimName,
  insertAccount,
  insertPassword,
  type PasswordHasher,
  playerByName,
} from '../../accounts/index.ts';

export type SeededAccount = {
  username: string;
  password: string;
  /** An operator has no wallet and no login on the member or agent side. */
  accountType: AccountType | 'operator';
};

/**
 * An account that the first run makes. It counts as registered by its holder from any address, so neither a forced
 * change nor a second step meets it. Where the name is taken already, the account stays as it is.
 */
export function seedAccount(platform: Platform, hasher: PasswordHasher) {
  return async (database: Database, seeded: SeededAccount): Promise<PlayerId> => {
    const name = canonicalUsername(seeded.username);
    const known = await database.reading((tx) => playerByName(tx, name));
    if (known) return known;
    const hash = await hasher.hash(seeded.password);
    return await database.transaction((tx) => insertSeeded(tx, seeded, name, hash, platform));
  };
}

async function insertSeeded(
  tx: Tx,
  seeded: SeededAccount,
  name: string,
  hash: string,
  { brand, random, settings }: Platform,
): Promise<PlayerId> {
  const playerId = tx.newId<PlayerId>();
  if (!(await claimName(tx, claimedSpellings(seeded.username), playerId))) {
    const known = await playerByName(tx, name);
    if (known) return known;
  }
  const { currency } = brand;
  const isOperator = seeded.accountType === 'operator';
  await insertAccount(tx, {
    playerId,
    username: seeded.username,
    role: isOperator ? 'operator' : 'player',
    accountType: seeded.accountType === 'operator' ? accountTypes.member : seeded.accountType,
    currency,
    avatarSeed: random.token(6),
    registeredAddress: null,
  });
  await insertPassword(tx, playerId, { purpose: 'login', hash, isSetByHolder: true });
  if (!isOperator && seeded.accountType !== accountTypes.trial) {
    await joinTree(tx, settings, { playerId, uplineId: null });
    await assignInvitationCode(tx, random, playerId);
  }
  const book = seeded.accountType === accountTypes.trial ? 'play' : 'real';
  if (!isOperator) await openWallet(tx, { playerId, currency, book });
  await recordAudit(tx, { actor: 'system', action: 'seed-account', subject: `player:${playerId}` });
  return playerId;
}
