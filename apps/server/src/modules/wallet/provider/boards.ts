import type { CurrencyCode, PlayerId } from '@pelita/contract';
import type { Statement, Tx } from '../../../platform/database/tx.ts';

export type RealWin = {
  playerId: PlayerId;
  gameCode: string;
  amountMinor: bigint;
  currency: CurrencyCode;
  at: Temporal.Instant;
};

/** The largest standing wins of real money since an instant, largest first; of these games, or of all with null. */
export async function largestWins(
  tx: Tx,
  ask: { since: Temporal.Instant; limit: number; gameCodes: string[] | null },
): Promise<RealWin[]> {
  const rows = await tx.run<WinRow>(winsStatement, [ask.since, ask.limit, ask.gameCodes]);
  return rows.map((row) => ({
    playerId: row.player_id,
    gameCode: row.game_code,
    amountMinor: row.amount_minor,
    currency: row.currency,
    at: row.at,
  }));
}

/** How many rounds were staked on with real money since an instant, by game code. */
export async function roundsByGame(tx: Tx, since: Temporal.Instant): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.run<{ game_code: string; rounds: number }>(roundsStatement, [since]);
  return new Map(rows.map((row) => [row.game_code, row.rounds]));
}

type WinRow = {
  player_id: PlayerId;
  game_code: string;
  amount_minor: bigint;
  currency: CurrencyCode;
  at: Temporal.Instant;
};

const winsStatement: Statement = {
  name: 'wallet.largest-wins',
  text: `select player_id, game_code, amount_minor, currency, at from provider_transaction
         where at >= $1 and kind = 'win' and book = 'real' and amount_minor > 0 and rolled_back_by is null
           and ($3::text[] is null or game_code = any($3))
         order by amount_minor desc, at desc, transaction_uuid limit $2`,
};
const roundsStatement: Statement = {
  name: 'wallet.rounds-by-game',
  text: `select game_code, count(distinct (provider_code, round))::int as rounds from provider_transaction
         where at >= $1 and kind = 'bet' and book = 'real' and status = 'RS_OK' and rolled_back_by is null
         group by game_code`,
};
