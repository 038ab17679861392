import type { bonusReasons, BonusState, CurrencyCode, PlayerId, RewardWords } from '@pelita/contract';
import type { Statement, Tx } from '../../platform/database/tx.ts';

export type BonusRow = {
  player_id: PlayerId;
  bonus_id: string;
  reference: string;
  currency: CurrencyCode;
  amount_minor: bigint;
  balance_minor: bigint;
  required_minor: bigint;
  progress_minor: bigint;
  contributions: Record<string, number>;
  conversion_cap_minor: bigint | null;
  released_minor: bigint;
  forfeited_minor: bigint;
  expires_at: Temporal.Instant | null;
  state: BonusState;
  reason: (typeof bonusReasons)[number] | null;
  words: RewardWords | null;
  granted_at: Temporal.Instant;
  started_at: Temporal.Instant | null;
  ended_at: Temporal.Instant | null;
};

export type BonusBetRow = {
  at: Temporal.Instant;
  category: string;
  game_code: string;
  stake_minor: bigint;
  counted_minor: bigint;
  total: bigint;
};

/** With its progress as it is at this instant. */
export async function bonusesOf(
  tx: Tx,
  playerId: PlayerId,
  { page, size }: { page: number; size: number },
): Promise<{ rows: BonusRow[]; total: number }> {
  const rows = await tx.run<BonusRow & { total: bigint }>(pageStatement, [playerId, tx.now, size, (page - 1) * size]);
  return { rows, total: Number(rows[0]?.total ?? 0n) };
}

export async function bonusById(tx: Tx, playerId: PlayerId, bonusId: string): Promise<BonusRow | null> {
  const [row] = await tx.run<BonusRow>(oneStatement, [playerId, tx.now, bonusId]);
  return row ?? null;
}

export async function bonusBets(
  tx: Tx,
  bonus: BonusRow,
  { page, size }: { page: number; size: number },
): Promise<{ rows: BonusBetRow[]; total: number }> {
  if (bonus.started_at === null) return { rows: [], total: 0 };
  const rows = await tx.run<BonusBetRow>(betsStatement, [
    bonus.player_id,
    bonus.currency,
    bonus.started_at,
    bonus.ended_at,
    tx.now,
    JSON.stringify(bonus.contributions),
    size,
    (page - 1) * size,
  ]);
  return { rows, total: Number(rows[0]?.total ?? 0n) };
}

/** Ends a bonus that waits or is played; false where it had ended before. */
export async function endBonus(
  tx: Tx,
  { player_id, bonus_id, currency }: Pick<BonusRow, 'player_id' | 'bonus_id' | 'currency'>,
  reason: 'givenUp' | 'withdrawal' | 'operator',
): Promise<boolean> {
  await tx.run(lockStatement, [player_id, currency]);
  const [row] = await tx.run<{ ended: boolean }>(endStatement, [player_id, bonus_id, reason, tx.now]);
  return row?.ended ?? false;
}

/** Whose bonus it is, for operators, who name it alone. */
export async function ownerOf(tx: Tx, bonusId: string): Promise<BonusOwner | null> {
  const [row] = await tx.run<BonusOwner>(ownerStatement, [bonusId]);
  return row ?? null;
}

type BonusOwner = Pick<BonusRow, 'player_id' | 'bonus_id' | 'currency' | 'state'>;

const ownerStatement: Statement = {
  name: 'bonuses.owner',
  text: 'select player_id, bonus_id, currency, state from bonus where bonus_id = $1',
};
const columns = `b.player_id, b.bonus_id, b.reference, b.currency, b.amount_minor::bigint as amount_minor,
  case b.state when 'active' then w.bonus_minor else 0 end::bigint as balance_minor,
  b.required_minor::bigint as required_minor,
  least(b.required_minor, case b.state when 'active' then bonus_progress(b, $2) else b.progress_minor end)::bigint as progress_minor,
  b.contributions, b.conversion_cap_minor, b.released_minor::bigint as released_minor,
  b.forfeited_minor::bigint as forfeited_minor, b.expires_at, b.state, b.reason, b.words, b.granted_at, b.started_at, b.ended_at`;
const source = `from bonus b
  join wallet w on w.player_id = b.player_id and w.currency = b.currency and w.book = 'real'
  where b.player_id = $1`;
const pageStatement: Statement = {
  name: 'bonuses.page',
  text: `select ${columns}, count(*) over () as total ${source}
         order by array_position('{active,waiting}', b.state), b.granted_at desc, b.bonus_id desc limit $3 offset $4`,
};
const oneStatement: Statement = { name: 'bonuses.one', text: `select ${columns} ${source} and b.bonus_id = $3` };
const betsStatement: Statement = {
  name: 'bonuses.bets',
  text: `select b.at, b.category, b.game_code, b.stake_minor::bigint as stake_minor,
           div(b.valid_minor * coalesce(($6::jsonb ->> b.category)::bigint, 0), 100)::bigint as counted_minor,
           count(*) over () as total
         from valid_stakes($1, $2, $3, coalesce($4::timestamptz, 'infinity'), $5) b
         order by b.at desc, b.reference limit $7 offset $8`,
};
const lockStatement: Statement = {
  name: 'bonuses.lock-wallet',
  text: "select from lock_wallet($1, $2, 'real')",
};
const endStatement: Statement = {
  name: 'bonuses.end',
  text: "select end_bonus($1, $2, 'forfeited', $3, $4) as ended",
};
