import { type AccountType, type PlayerId, Refusal, ruleProblem } from '@pelita/contract';
import type { Database, Tx } from '../../../platform/database/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  claimedSpellings,
  claimName,
  insertAccount,
  insertPassword,
  isReadable,
  passwordFields,
  type PasswordHasher,
  passwordProblem,
} from '../../accounts/index.ts';
import { type AgentRates, joinTree } from '../../agents/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { openWallet } from '../../ledger/index.ts';
import { assignInvitationCode } from '../invitations/invitations.ts';
import { creditWelcome, nameTaken } from './make-member.ts';
import { registrationRules } from './registration-fields.ts';

type NewAccount = {
  agentId: PlayerId;
  username: string;
  password: string;
  accountType: AccountType;
  rates: AgentRates;
  /** Where the agent is. */
  address: string;
};

/** An account that an agent opens. The agent knows its password, so its holder has to choose another at the first login. */
export type OpenAccountBelow = (database: Database, account: NewAccount) => Promise<PlayerId>;

export function openAccountBelow(platform: Platform, hasher: PasswordHasher): OpenAccountBelow {
  return async (database, account) => {
    refuseUnfitFields(platform, account);
    const hash = await hasher.hash(account.password);
    return database.transaction((tx) => insertBelow(tx, platform, account, hash));
  };
}

function refuseUnfitFields(
  { settings }: Pick<Platform, 'settings'>,
  typed: { username: string; password: string },
): void {
  const { username, password } = typed;
  const nameProblem =
    ruleProblem(username, registrationRules(settings).username) ??
    (isReadable(username) ? null : { key: 'text_not_storable' });
  const unfit = passwordProblem(password, username, passwordFields(settings).password);
  const fields = { ...(nameProblem ? { username: nameProblem } : {}), ...(unfit ? { password: unfit } : {}) };
  if (Object.keys(fields).length > 0) throw new Refusal('invalid_field', { fields });
}

async function insertBelow(tx: Tx, platform: Platform, account: NewAccount, hash: string): Promise<PlayerId> {
  const { agentId, username, accountType, rates, address } = account;
  const { brand, random, settings } = platform;
  const playerId = tx.newId<PlayerId>();
  if (!(await claimName(tx, claimedSpellings(username), playerId))) throw nameTaken();
  await insertAccount(tx, {
    playerId,
    username,
    role: 'player',
    accountType,
    currency: brand.currency,
    avatarSeed: random.token(6),
    registeredAddress: address,
  });
  await joinTree(tx, settings, { playerId, uplineId: agentId, rates });
  await insertPassword(tx, playerId, { purpose: 'login', hash, isSetByHolder: false });
  await assignInvitationCode(tx, random, playerId);
  await openWallet(tx, { playerId, currency: brand.currency, book: 'real' });
  await creditWelcome(tx, platform, playerId);
  const after = { accountType, ...rates };
  await recordAudit(tx, {
    actor: `player:${agentId}`,
    action: 'open-account-below',
    subject: `player:${playerId}`,
    after,
  });
  return playerId;
}
