import type { BetStatus, PlayerId } from '@pelita/contract';
import type { Statement, Tx } from '../../../platform/database/tx.ts';

/** A stake as its provider told us, with what has come of it. */
export type Bet = {
  providerCode: string;
  transactionUuid: string;
  at: Temporal.Instant;
  gameCode: string;
  round: string;
  stakeMinor: bigint;
  wonMinor: bigint;
  status: BetStatus;
};

type BetName = Pick<Bet, 'providerCode' | 'transactionUuid'>;

/** The player's own bets of these names. */
export async function betsOf(tx: Tx, playerId: PlayerId, names: readonly BetName[]): Promise<Bet[]> {
  return await tx.run<Bet>(betsStatement, [
    playerId,
    names.map(({ providerCode }) => providerCode),
    names.map(({ transactionUuid }) => transactionUuid),
    tx.now,
  ]);
}

/**
 * A round is over when it was closed with the bet or by a win of nothing, when something was won on it, or after a day:
 * not every provider says when a round is lost.
 */
const betsStatement: Statement = {
  name: 'wallet.bets',
  text: `select b.provider_code as "providerCode", b.transaction_uuid as "transactionUuid", b.at, b.game_code as "gameCode",
      b.round, b.amount_minor as "stakeMinor", b.won_minor as "wonMinor",
      case when b.rolled_back_by is not null then 'returned' when b.won_minor > 0 then 'won'
        when b.round_closed or b.at < $4::timestamptz - interval '1 day' or exists (
          select from provider_transaction w
          where w.provider_code = b.provider_code and w.reference_uuid = b.transaction_uuid
            and w.kind = 'win' and w.amount_minor = 0 and w.round_closed
        ) then 'lost' else 'open' end as status
    from unnest($2::text[], $3::uuid[]) with ordinality as n (provider_code, transaction_uuid, position)
    join provider_transaction b using (provider_code, transaction_uuid)
    where b.player_id = $1 and b.kind = 'bet' and b.status = 'RS_OK'
    order by n.position`,
};

/** The title of each of the player's own transactions, bets or not, by `provider:CODE uuid`. */
export async function gamesOfTransactions(
  tx: Tx,
  playerId: PlayerId,
  names: readonly BetName[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.run<{ name: string; gameCode: string }>(gamesStatement, [
    playerId,
    names.map(({ providerCode }) => providerCode),
    names.map(({ transactionUuid }) => transactionUuid),
  ]);
  return new Map(rows.map(({ name, gameCode }) => [name, gameCode]));
}

const gamesStatement: Statement = {
  name: 'wallet.games-of-transactions',
  text: `select 'provider:' || t.provider_code || ' ' || t.transaction_uuid as name, t.game_code as "gameCode"
    from unnest($2::text[], $3::uuid[]) as n (provider_code, transaction_uuid)
    join provider_transaction t using (provider_code, transaction_uuid) where t.player_id = $1`,
};
