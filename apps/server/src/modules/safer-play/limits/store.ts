import type { CurrencyCode, PlayerId, PlayLimitKind, PlayLimitPeriod } from '@pelita/contract';
import type { Statement, Tx } from '../../../platform/database/tx.ts';

export type LimitOf = { playerId: PlayerId; kind: PlayLimitKind; period: PlayLimitPeriod };

/** Amounts in minor units, or in minutes of a limit of time. */
export type LimitRow = {
  kind: PlayLimitKind;
  period: PlayLimitPeriod;
  amount: bigint;
  used: bigint;
  asked_amount: bigint | null;
  asked_at: Temporal.Instant | null;
};

/** With what is used of each in its period. */
export async function limitsOf(tx: Tx, playerId: PlayerId): Promise<LimitRow[]> {
  return await tx.run<LimitRow>(useStatement, [playerId, tx.now]);
}

/** Holds the wallet from here on, so that no stake passes between the look and the limit. */
export async function holdWallet(tx: Tx, playerId: PlayerId, currency: CurrencyCode): Promise<void> {
  await tx.run(holdStatement, [playerId, currency]);
}

export async function findLimit(tx: Tx, { playerId, kind, period }: LimitOf): Promise<LimitRow | null> {
  return (await limitsOf(tx, playerId)).find((limit) => limit.kind === kind && limit.period === period) ?? null;
}

/** In force from the commit on; a raise that waited is forgotten. The caller holds the wallet. */
export async function writeLimit(tx: Tx, of: LimitOf, amount: bigint, currency: CurrencyCode): Promise<void> {
  await tx.run(writeStatement, [of.playerId, of.kind, of.period, amount]);
  await renewRoom(tx, of, currency);
}

export async function askRaise(tx: Tx, { playerId, kind, period }: LimitOf, amount: bigint | null): Promise<void> {
  await tx.run(askStatement, [playerId, kind, period, amount, tx.now]);
}

/** The caller holds the wallet. */
export async function removeLimit(tx: Tx, of: LimitOf, currency: CurrencyCode): Promise<void> {
  await tx.run(removeStatement, [of.playerId, of.kind, of.period]);
  await renewRoom(tx, of, currency);
}

/** Limits of stakes and of losses are kept by the wallet's own row. */
async function renewRoom(tx: Tx, { playerId, kind }: LimitOf, currency: CurrencyCode): Promise<void> {
  if (kind === 'stake' || kind === 'loss') await tx.run(renewStatement, [playerId, currency, tx.now]);
}

const useStatement: Statement = { name: 'safer-play.limits', text: 'select * from play_limit_use($1, $2)' };
const holdStatement: Statement = {
  name: 'safer-play.hold-wallet',
  text: `select from lock_wallet($1, $2, 'real')`,
};
const renewStatement: Statement = { name: 'safer-play.renew-room', text: 'select from renew_play_room($1, $2, $3)' };
const writeStatement: Statement = {
  name: 'safer-play.write-limit',
  text: `insert into play_limit (player_id, kind, period, amount) values ($1, $2, $3, $4)
         on conflict (player_id, kind, period)
         do update set amount = excluded.amount, asked_amount = null, asked_at = null`,
};
const askStatement: Statement = {
  name: 'safer-play.ask-raise',
  text: `update play_limit set asked_amount = $4, asked_at = $5 where player_id = $1 and kind = $2 and period = $3`,
};
const removeStatement: Statement = {
  name: 'safer-play.remove-limit',
  text: 'delete from play_limit where player_id = $1 and kind = $2 and period = $3',
};
