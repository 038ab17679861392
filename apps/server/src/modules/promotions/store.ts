import type {
  GameCategory,
  PlayerId,
  PromotionCycle,
  PromotionKind,
  PromotionTag,
  PromotionType,
} from '@pelita/contract';
import type { Kysely } from 'kysely';
import type { Statement, Tx } from '../../platform/database/tx.ts';
import type { ClaimState } from './participation.ts';

export type PromotionRow = {
  promotion_id: string;
  code: string | null;
  kind: PromotionKind;
  state: 'draft' | 'published' | 'closed';
  version: number;
  type: PromotionType;
  tag: PromotionTag | null;
  scene: string;
  position: number;
  published_at: Temporal.Instant | null;
  starts_at: Temporal.Instant;
  ends_at: Temporal.Instant | null;
  percent_basis_points: number | null;
  amount_minor: bigint | null;
  minimum_minor: bigint;
  cap_minor: bigint | null;
  cycle: PromotionCycle;
  multiplier_hundredths: number;
  base: 'bonus' | 'depositAndBonus';
  contributions: Partial<Record<GameCategory, number>>;
  products: GameCategory[];
  conversion_cap_hundredths: number | null;
  days_valid: number;
  methods: string[];
  needs_review: boolean;
  minimum_rank: number;
  new_within_days: number | null;
  first_deposit_only: boolean;
  needs_verified_phone: boolean;
  dialling_codes: string[];
  agent_ids: PlayerId[];
  once_per_person: boolean;
  budget_minor: bigint | null;
  budget_left_minor: bigint | null;
  idempotency_key: string | null;
  changed_at: Temporal.Instant;
  changed_by: string | null;
};
export type PromotionTextRow = {
  promotion_id: string;
  language: string;
  title: string;
  summary: string;
  content: string;
};
export type PromotionWithTexts = PromotionRow & { texts: readonly PromotionTextRow[] };

export type ClaimRow = {
  player_id: PlayerId;
  promotion_id: string;
  cycle: string;
  claim_id: string;
  state: ClaimState;
  base_minor: bigint;
  amount_minor: bigint | null;
  currency: string;
  order_id: string | null;
  remark: string | null;
  reason: string | null;
  asked_at: Temporal.Instant;
  decided_at: Temporal.Instant | null;
  decided_by: string | null;
};

type PromotionTables = { promotion: PromotionRow; promotion_text: PromotionTextRow; promotion_claim: ClaimRow };

export function tables(tx: Tx): Kysely<PromotionTables> {
  return tx.tables<PromotionTables>();
}

/** How long an ended promotion is still shown. */
const SHOWN_AFTER_DAYS = 14;

/** Published, and closed ones for some days after. */
export async function shownPromotions(tx: Tx): Promise<PromotionWithTexts[]> {
  const since = tx.now.subtract({ hours: 24 * SHOWN_AFTER_DAYS });
  const rows = await tables(tx)
    .selectFrom('promotion')
    .selectAll()
    .where('published_at', 'is not', null)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', since)]))
    .where((where) => where.or([where('state', '=', 'published'), where('changed_at', '>', since)]))
    .orderBy('position')
    .orderBy('promotion_id')
    .execute();
  return withTexts(tx, rows);
}

export async function everyPromotion(tx: Tx): Promise<PromotionWithTexts[]> {
  const rows = await tables(tx)
    .selectFrom('promotion')
    .selectAll()
    .orderBy('position')
    .orderBy('promotion_id')
    .execute();
  return withTexts(tx, rows);
}

export async function promotionById(tx: Tx, id: string, mode: 'read' | 'lock' = 'read'): Promise<PromotionRow | null> {
  const asked = tables(tx).selectFrom('promotion').selectAll().where('promotion_id', '=', id);
  return (await (mode === 'lock' ? asked.forUpdate() : asked).executeTakeFirst()) ?? null;
}

export async function withTexts(tx: Tx, rows: readonly PromotionRow[]): Promise<PromotionWithTexts[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ promotion_id }) => promotion_id);
  const texts = await tables(tx).selectFrom('promotion_text').selectAll().where('promotion_id', 'in', ids).execute();
  const byPromotion = Map.groupBy(texts, ({ promotion_id }) => promotion_id);
  return rows.map((row) => ({ ...row, texts: byPromotion.get(row.promotion_id) ?? [] }));
}

/** Arrays and objects as the driver writes them. */
function written({ contributions, ...row }: PromotionRow): PromotionRow {
  return { ...row, contributions: JSON.stringify(contributions) as never };
}

export async function insertPromotion(tx: Tx, { texts, ...row }: PromotionWithTexts): Promise<boolean> {
  const added = await tables(tx)
    .insertInto('promotion')
    .values(written(row))
    .onConflict((conflict) => conflict.doNothing())
    .returning('promotion_id')
    .executeTakeFirst();
  if (added && texts.length > 0) await tables(tx).insertInto('promotion_text').values(texts).execute();
  return added !== undefined;
}

/** Texts take the place of those before. */
export async function updatePromotion(tx: Tx, { texts, ...row }: PromotionWithTexts): Promise<void> {
  await tables(tx).updateTable('promotion').set(written(row)).where('promotion_id', '=', row.promotion_id).execute();
  await tables(tx).deleteFrom('promotion_text').where('promotion_id', '=', row.promotion_id).execute();
  if (texts.length > 0) await tables(tx).insertInto('promotion_text').values(texts).execute();
}

/** The text of a language; without it the English one, else the first that there is. */
export function textIn(texts: readonly PromotionTextRow[], language: string): PromotionTextRow | undefined {
  return texts.find((text) => text.language === language) ?? texts.find((text) => text.language === 'EN') ?? texts[0];
}

/** Of some promotions, those whose audience the player is in. */
export async function promotionsFor(tx: Tx, playerId: PlayerId, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx.run<{ promotion_id: string }>(audienceStatement, [playerId, ids, tx.now]);
  return new Set(rows.map(({ promotion_id }) => promotion_id));
}

/** Whether somebody with the player's device or bank account has had it. */
export async function isHadByAnother(tx: Tx, playerId: PlayerId, promotionId: string): Promise<boolean> {
  return (await tx.run(sharedStatement, [playerId, promotionId])).length > 0;
}

/** The cycle of an instant, once for each kind of cycle. */
export async function cyclesAt(tx: Tx, at: Temporal.Instant): Promise<Readonly<Record<PromotionCycle, string>>> {
  const [row] = await tx.run<Record<PromotionCycle, string>>(cyclesStatement, [at]);
  if (!row) throw new Error('there is no business calendar');
  return row;
}

/** False where not so much is left; what has no budget is never short of it. */
export async function takeBudget(
  tx: Tx,
  { promotion_id, budget_minor }: PromotionRow,
  amountMinor: bigint,
): Promise<boolean> {
  if (budget_minor === null) return true;
  return (await tx.run(budgetStatement, [promotion_id, amountMinor])).length > 0;
}

export type PromotionCost = { promotion_id: string; cost: bigint; claims: number; waiting: number };

export async function costsOf(tx: Tx): Promise<ReadonlyMap<string, PromotionCost>> {
  const rows = await tx.run<PromotionCost>(costsStatement, []);
  return new Map(rows.map((row) => [row.promotion_id, row]));
}

const audienceStatement: Statement = {
  name: 'promotions.audience',
  text: `select p.promotion_id from promotion p, account a
         where a.player_id = $1 and p.promotion_id = any ($2::uuid[]) and in_promotion_audience(p, a, $3)`,
};
const sharedStatement: Statement = {
  name: 'promotions.shared',
  text: `select from promotion_claim c
         where c.promotion_id = $2 and c.player_id <> $1 and c.state in ('applying', 'offered', 'claimed') and (
           exists (select from session s join session o on o.device_hash = s.device_hash
                   where s.player_id = c.player_id and o.player_id = $1)
           or exists (select from bank_account b join bank_account o on o.account_number = b.account_number
                        and o.bank_name = b.bank_name
                      where b.player_id = c.player_id and o.player_id = $1))
         limit 1`,
};
const cyclesStatement: Statement = {
  name: 'promotions.cycles',
  text: `select 'once' as once, promotion_cycle('daily', d.day) as daily, promotion_cycle('weekly', d.day) as weekly
         from (select business_day($1) as day) d`,
};
const budgetStatement: Statement = {
  name: 'promotions.take-budget',
  text: `update promotion set budget_left_minor = budget_left_minor - $2
         where promotion_id = $1 and budget_left_minor >= $2 returning 1`,
};
const costsStatement: Statement = {
  name: 'promotions.costs',
  text: `select promotion_id, coalesce(sum(amount_minor) filter (where state in ('offered', 'claimed')), 0)::bigint as cost,
           count(*) filter (where state in ('offered', 'claimed'))::int as claims,
           count(*) filter (where state = 'applying')::int as waiting
         from promotion_claim group by promotion_id`,
};
