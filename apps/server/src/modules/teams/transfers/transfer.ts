import {
  accountTypes,
  type CallAnswer,
  type CurrencyCode,
  decimalFromMinor,
  minorFromDecimal,
  type PlayerId,
  Refusal,
  type transferUpline,
} from '@pelita/contract';
import type { Database, Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { shortNumber } from '../../../platform/ids/short-number.ts';
import type { Platform } from '../../../platform/platform.ts';
import { accountOf } from '../../accounts/index.ts';
import { agentsSettings } from '../../agents/settings.ts';
import { recordAudit } from '../../audit/index.ts';
import { postBetweenPlayers } from '../../ledger/index.ts';
import type { TeamNeeds } from '../needs.ts';
import { type TransferLimits, transferLimits } from './transfer-limits.ts';
import { insertTransfer, sentSince, transferByKey, type TransferRow } from './store.ts';

type Who = CallerOf<typeof transferUpline>;
type Answer = CallAnswer<typeof transferUpline>;
type Sent = { amount: string; paymentPassword: string; code?: string | undefined };
type Side = 'upline' | 'downline';
type Movement = {
  side: Side;
  toPlayerId: PlayerId;
  amountMinor: bigint;
  currency: CurrencyCode;
  limits: TransferLimits;
};

/**
 * MC-08: money along one edge of the tree. The same key with the same content answers the same transfer before any
 * password or code is asked for. Both wallets are locked by the posting, in one order for all, and only then are the day's
 * limits judged: a refusal takes the posting back.
 */
export function transferMoney(platform: Pick<Platform, 'brand' | 'settings'>, needs: TeamNeeds) {
  const { currency } = platform.brand;
  return async (
    database: Database,
    who: Who,
    sent: Sent,
    { side, recipientOf }: { side: Side; recipientOf: (tx: Tx) => Promise<PlayerId> },
  ): Promise<Answer> => {
    if (!platform.settings.get(agentsSettings.playerTransfers)) throw new Refusal('function_off');
    const limits = transferLimits(platform);
    const amountMinor = amountWithin(sent.amount, limits, currency);
    const [toPlayerId, earlier] = await database.reading(async (tx) => [
      await recipientOf(tx),
      await transferByKey(tx, who.player.playerId, who.idempotencyKey),
    ]);
    const movement = { side, toPlayerId, amountMinor, currency, limits };
    if (earlier) return database.reading((tx) => transferShape(tx, sameTransfer(earlier, movement)));
    await needs.checkPaymentPassword(database, who, sent.paymentPassword);
    await needs.checkAuthenticator(database, who, sent.code);
    return database.transaction((tx) => move(tx, needs, who, movement));
  };
}

async function move(tx: Tx, needs: TeamNeeds, who: Who, movement: Movement): Promise<Answer> {
  const { side, toPlayerId, amountMinor, currency, limits } = movement;
  const { playerId } = who.player;
  await needs.refuseMoneyOut(tx, who.player);
  const recipient = await accountOf(tx, toPlayerId);
  if (recipient.status !== 'open' || recipient.accountType === accountTypes.trial)
    throw new Refusal('recipient_unavailable');
  const id = tx.newId<string>();
  const posted = await postBetweenPlayers(tx, {
    fromPlayerId: playerId,
    toPlayerId,
    book: 'real',
    currency,
    source: 'player-transfers',
    key: `${playerId} ${who.idempotencyKey}`,
    amountMinor,
    reference: `${playerId} ${who.idempotencyKey}`,
  });
  if (posted.repeated) {
    const earlier = await transferByKey(tx, playerId, who.idempotencyKey);
    if (earlier) return transferShape(tx, sameTransfer(earlier, movement));
  }
  const today = await sentSince(tx, playerId, limits.dayBegan(tx.now));
  if (today.count >= limits.dailyCount) throw new Refusal('too_many_transfers');
  if (today.minor + amountMinor > limits.dailyMaximumMinor)
    throw outOfBounds(limits, limits.dailyMaximumMinor - today.minor, currency);
  await insertTransfer(tx, {
    id,
    fromPlayerId: playerId,
    toPlayerId,
    side,
    amountMinor,
    currency,
    key: who.idempotencyKey,
  });
  await needs.moveTurnover(tx, {
    fromPlayerId: playerId,
    toPlayerId,
    currency,
    amountMinor,
    availableBeforeMinor: posted.availableMinor + amountMinor,
    reference: id,
  });
  const actor = `player:${playerId}`;
  const after = { to: toPlayerId, side, amount: decimalFromMinor(amountMinor, currency) };
  await recordAudit(tx, { actor, action: 'transfer-money', subject: actor, after });
  const row = { transfer_id: id, counterpart_id: toPlayerId, side, amount_minor: -amountMinor, currency, at: tx.now };
  return transferShape(tx, row);
}

export async function transferShape(tx: Tx, row: TransferRow): Promise<Answer> {
  const { username } = await accountOf(tx, row.counterpart_id);
  return {
    transferId: row.transfer_id,
    number: shortNumber('T', row.transfer_id),
    account: username,
    side: row.side,
    amount: decimalFromMinor(row.amount_minor, row.currency),
    currency: row.currency,
    at: row.at.toString(),
  };
}

function sameTransfer(earlier: TransferRow, { toPlayerId, amountMinor }: Movement): TransferRow {
  if (earlier.counterpart_id !== toPlayerId || earlier.amount_minor !== -amountMinor)
    throw new Refusal('idempotency_key_reused');
  return earlier;
}

function amountWithin(amount: string, limits: TransferLimits, currency: CurrencyCode): bigint {
  const amountMinor = minorFromDecimal(amount, currency);
  if (amountMinor === null || amountMinor === 0n)
    throw new Refusal('invalid_field', { fields: { amount: { key: 'amount' } } });
  if (amountMinor < limits.minimumMinor || amountMinor > limits.maximumMinor)
    throw outOfBounds(limits, limits.maximumMinor, currency);
  return amountMinor;
}

function outOfBounds({ minimumMinor }: TransferLimits, mostMinor: bigint, currency: CurrencyCode): Refusal {
  const minimum = decimalFromMinor(minimumMinor, currency);
  const maximum = decimalFromMinor(mostMinor > 0n ? mostMinor : 0n, currency);
  return new Refusal('transfer_out_of_bounds', {
    params: { minimum: `${currency} ${minimum}`, maximum: `${currency} ${maximum}` },
    extra: { minimum, maximum },
  });
}
