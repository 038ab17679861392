import type { Statement, Tx } from '../../platform/database/tx.ts';

/** A rule between bonuses and the ledger that does not hold, and of whom. */
type BonusFault = {
  rule: 'bonus_money_belongs_to_the_bonus_that_is_played' | 'a_bonus_moved_what_it_says';
  subject: string;
};

export async function countBonuses(tx: Tx): Promise<{ bonuses: number }> {
  const [count] = await tx.run<{ bonuses: number }>(countStatement, []);
  return { bonuses: count?.bonuses ?? 0 };
}

/** Compares bonuses with wallets and with what the ledger granted, released and took back. */
export async function checkBonuses(tx: Tx): Promise<BonusFault[]> {
  return await tx.run<BonusFault>(checkStatement, []);
}

const countStatement: Statement = {
  name: 'bonuses.count',
  text: 'select count(*)::float8 as bonuses from bonus',
};

const checkStatement: Statement = {
  name: 'bonuses.check',
  text: `
    select 'bonus_money_belongs_to_the_bonus_that_is_played' as rule, coalesce(w.player_id, b.player_id)::text as subject
    from (
      select player_id, currency, bonus_id, bonus_minor from wallet
      where book = 'real' and (bonus_id is not null or bonus_minor > 0)
    ) w
    full join (select player_id, currency, bonus_id from bonus where state = 'active') b using (player_id, currency, bonus_id)
    where b.bonus_id is null or w.bonus_id is null
    union all
    select 'a_bonus_moved_what_it_says', b.player_id || ' ' || b.bonus_id
    from bonus b
    left join lateral (
      select coalesce(sum(t.amount_minor) filter (where t.kind = 'grant'), 0) as granted_minor
      from transfer t where t.player_id = b.player_id and t.source = 'bonus' and t.reference = b.bonus_id::text
    ) t on true
    where t.granted_minor <> case when b.started_at is null then 0 else b.amount_minor end`,
};
