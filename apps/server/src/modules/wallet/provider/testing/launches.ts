import { approvalsModule } from '../../../approvals/index.ts';
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { type PlayerId } from '@pelita/contract';
import type { Clock } from '../../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../../platform/database/tx.ts';
import type { Random } from '../../../../platform/random/random.ts';
import { type MoneyBook, openWallet, postTransfer } from '../../../ledger/index.ts';
import type { LaunchFacts, WalletNeeds } from '../../needs.ts';

/** Players, launches and keys for whoever plays a provider. */
export type Launch = { user: string; token: string; game_code: string; playerId: PlayerId };
export type Handles = { database: Database; random: Random; clock: Clock };

export const GAME = 'lantern-spin';
export const OTHER_GAME = 'lantern-fall';

export function newKeys() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    publicKeyPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    signatureOf: (bytes: Uint8Array) => sign('RSA-SHA256', bytes, privateKey).toString('base64'),
  };
}

export async function newPlayer({ database, random, clock }: Handles, availableMinor: bigint, book: MoneyBook) {
  const playerId = random.uuid(clock.now()) as PlayerId;
  await database.transaction(async (tx) => {
    await tx.run(accountStatement, [playerId, `p${playerId.slice(-12)}`, tx.now]);
    await openWallet(tx, { playerId, currency: 'MYR', book });
    if (availableMinor === 0n) return;
    await postTransfer(tx, {
      playerId,
      book,
      source: 'test',
      key: 'first money',
      kind: 'grant',
      direction: 'credit',
      counterAccount: 'house:grant',
      amountMinor: availableMinor,
      currency: 'MYR',
      reference: 'test',
    });
  });
  return playerId;
}

export async function newLaunch(
  { database, clock }: Pick<Handles, 'database' | 'clock'>,
  ask: {
    code: string;
    playerId: PlayerId;
    book: MoneyBook;
    gameCode: string;
    user?: string;
    expiresAt?: Temporal.Instant;
  },
): Promise<Launch> {
  const token = crypto.randomUUID();
  const user = ask.user ?? `u-${ask.playerId}`;
  const expiresAt = ask.expiresAt ?? clock.now().add({ hours: 12 });
  await database.transaction(async (tx) => {
    await tx.run(userStatement, [ask.playerId, ask.code, user]);
    const hash = createHash('sha256').update(token).digest();
    await tx.run(launchStatement, [hash, ask.playerId, ask.code, user, ask.gameCode, ask.book, tx.now, expiresAt]);
  });
  return { user, token, game_code: ask.gameCode, playerId: ask.playerId };
}

export const testNeeds: WalletNeeds = {
  bindControlled: approvalsModule().bindControlled,
  openOfferFamilies: async () => ({ dividend: false, daily: false, hourly: false, realtime: false }),
  country: 'MY',
  codeOfProviderGame: async (_tx, _providerCode, gameCode) => ([GAME, OTHER_GAME].includes(gameCode) ? gameCode : null),
  lobby: {
    listGames: async () => true,
    updateGames: async () => ({ added: 0, changed: 0 }),
    showVendor: async () => {},
    countGames: async () => new Map(),
  },
  playerOfProviderUser: async (tx, providerCode, userId) =>
    (await tx.run<{ player_id: PlayerId }>(playerStatement, [providerCode, userId]))[0]?.player_id ?? null,
  resolveGameSession: async (tx: Tx, { providerCode, token }) =>
    (await tx.run<LaunchFacts>(resolveStatement, [createHash('sha256').update(token).digest(), providerCode]))[0] ??
    null,
};

const accountStatement = {
  name: 'test.account',
  text: `insert into account (player_id, username, role, account_type, currency, avatar_seed, registered_at)
         values ($1, $2, 'player', 0, 'MYR', 'seed', $3)`,
};
const userStatement = {
  name: 'test.provider-user',
  text: 'insert into provider_user values ($1, $2, $3) on conflict do nothing',
};
const launchStatement = {
  name: 'test.launch',
  text: `insert into game_session (token_hash, player_id, session_id, provider_code, provider_user_id, game_code,
           currency, book, opened_at, expires_at)
         values ($1, $2, $2, $3, $4, $5, 'MYR', $6, $7, $8)`,
};
const playerStatement = {
  name: 'test.player-of-user',
  text: 'select player_id from provider_user where provider_code = $1 and provider_user_id = $2',
};
const resolveStatement = {
  name: 'test.resolve-launch',
  text: `select player_id as "playerId", provider_user_id as "providerUserId", game_code as "gameCode", currency, book
         from game_session where token_hash = $1 and provider_code = $2`,
};
