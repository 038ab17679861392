import type { Statement, Tx } from '../../platform/database/tx.ts';
import type { Since } from '../ledger/index.ts';

export type LotteryFault = {
  rule:
    | 'an_order_staked_what_its_items_cost'
    | 'an_order_moved_its_stake'
    | 'a_cancelled_item_has_no_lines'
    | 'what_is_sold_is_the_sum_of_lines'
    | 'a_payout_moved_what_it_says'
    | 'a_transfer_of_the_lottery_has_its_row'
    | 'a_settled_draw_owes_nothing';
  subject: string;
};

export async function countLottery(tx: Tx, since: Since = null): Promise<{ lotteryOrders: number }> {
  const [count] = await tx.run<{ orders: number }>(countStatement, [since]);
  return { lotteryOrders: count?.orders ?? 0 };
}

/** Compares orders, items, lines, numbers and payouts with each other and with the ledger, since an instant or all of them. */
export async function checkLottery(tx: Tx, since: Since = null): Promise<LotteryFault[]> {
  return await tx.run<LotteryFault>(checkStatement, [since]);
}

const countStatement: Statement = {
  name: 'lottery.count',
  text: `select count(*)::float8 as orders from lottery_order where at >= coalesce($1::timestamptz, '-infinity')`,
};

const checkStatement: Statement = {
  name: 'lottery.check',
  text: `
    with placed as materialized (
      select * from lottery_order where at >= coalesce($1::timestamptz, '-infinity')
    ), given as materialized (
      select p.*, p.draw_id || ' ' || p.revision as key, p.won_minor + p.refunded_minor + p.rebate_minor as total_minor
      from lottery_payout p where p.judged_at >= coalesce($1, '-infinity')
    ), moved as materialized (
      -- Bonus money has its transfers beside those of cash, without what went on from there.
      select t.player_id, case t.source when 'bonus' then substr(t.idempotency_key, 9) else t.idempotency_key end as idempotency_key,
        t.kind,
        case when t.debit_account in ('wallet', 'bonus', 'receivable') then -t.amount_minor else t.amount_minor end::bigint as amount_minor
      from transfer t
      where (t.source = 'lottery' or (t.source = 'bonus' and t.idempotency_key like 'lottery %' and t.kind <> 'bonus_forfeit'))
        and t.at >= coalesce($1, '-infinity')
    ), settled as materialized (
      -- What each payout gave the player, and what was taken of it.
      select m.player_id, substring(m.idempotency_key from '^(\\S+ \\d+) (?:won|refunded|rebate|back|owed)') as key,
        coalesce(sum(m.amount_minor) filter (where m.amount_minor > 0), 0) as paid_minor,
        -coalesce(sum(m.amount_minor) filter (where m.amount_minor < 0), 0) as taken_minor
      from moved m where m.kind <> 'bet' group by 1, 2
    ), lined as materialized (
      -- By whole draws: no index leads to the lines of one item.
      select l.draw_id, l.order_id, l.position, sum(l.times) as lines
      from lottery_line l where l.draw_id in (select o.draw_id from placed o) group by 1, 2, 3
    )
    select 'an_order_staked_what_its_items_cost' as rule, o.order_id::text as subject
    from placed o
    left join lateral (
      select sum(i.stake_minor) as stake_minor, coalesce(sum(i.stake_minor) filter (where i.cancelled_at is not null), 0) as cancelled_minor
      from lottery_item i where i.player_id = o.player_id and i.order_id = o.order_id
    ) i on true
    where (o.stake_minor, o.cancelled_minor) is distinct from (i.stake_minor, i.cancelled_minor)
    union all
    select 'an_order_moved_its_stake', o.order_id::text
    from placed o
    cross join lateral (
      select coalesce(sum(t.amount_minor) filter (where t.debit_account = 'wallet'), 0) as cash_minor,
        coalesce(sum(t.amount_minor) filter (where t.debit_account = 'bonus'), 0) as bonus_minor
      from transfer t
      where t.player_id = o.player_id and (t.kind, t.book, t.currency) = ('bet', o.book, o.currency)
        and t.key_hash in (transfer_key('lottery', o.order_id::text), transfer_key('bonus', 'lottery ' || o.order_id))
    ) t
    where (t.cash_minor, t.bonus_minor) is distinct from (o.stake_minor - o.bonus_minor, o.bonus_minor)
      or o.cancelled_minor <> (
        select coalesce(sum(t.amount_minor), 0) from lottery_item i
        cross join lateral (select 'cancel ' || i.order_id || ' ' || i.position as name) c
        join transfer t on t.player_id = i.player_id and t.key_hash in (transfer_key('lottery', c.name),
          transfer_key('bonus', 'lottery ' || c.name), transfer_key('bonus', 'lottery ' || c.name || ' released'))
        where i.player_id = o.player_id and i.order_id = o.order_id)
    union all
    select 'a_cancelled_item_has_no_lines', i.order_id || '.' || i.position
    from placed o
    join lottery_item i on i.player_id = o.player_id and i.order_id = o.order_id
    left join lined l on l.draw_id = i.draw_id and l.order_id = i.order_id and l.position = i.position
    where coalesce(l.lines, 0) <> case when i.cancelled_at is null then i.line_count else 0 end
      and not exists (
        select from lottery_settlement s where s.draw_id = i.draw_id and s.lines_pruned_at is not null)
    union all
    select 'what_is_sold_is_the_sum_of_lines', coalesce(s.draw_id, i.draw_id)::text
    from (select draw_id, staked_minor from lottery_sold where play_type = '') s
    full join (
      select draw_id, sum(stake_minor - cancelled_minor) as stake_minor from lottery_order where book = 'real' group by draw_id
    ) i on i.draw_id = s.draw_id
    where coalesce(s.staked_minor, 0) <> coalesce(i.stake_minor, 0)
    union all
    select 'what_is_sold_is_the_sum_of_lines', draw_id::text
    from lottery_sold group by draw_id
    having sum(staked_minor) filter (where play_type = '') <> sum(staked_minor) filter (where keys <> '')
      or sum(staked_minor) filter (where play_type = '')
        <> sum(staked_minor) filter (where keys = '' and play_type <> '')
    union all
    select 'a_payout_moved_what_it_says', g.player_id || ' ' || g.key
    from given g
    left join settled m on m.player_id = g.player_id and m.key = g.key
    where coalesce(m.paid_minor, 0) <> case when g.state in ('paid', 'taken_back') then g.total_minor else 0 end
      or coalesce(m.taken_minor, 0) <> case g.state when 'taken_back' then g.total_minor else 0 end
    union all
    select 'a_transfer_of_the_lottery_has_its_row', m.player_id || ' ' || m.idempotency_key
    from moved m
    where m.kind = 'bet' and not exists (
        select from lottery_order o where o.player_id = m.player_id and o.order_id::text = m.idempotency_key)
      or m.kind <> 'bet' and m.idempotency_key not like 'cancel %' and not exists (
        select from lottery_payout p
        where p.player_id = m.player_id and m.idempotency_key like p.draw_id || ' ' || p.revision || ' %')
    union all
    select 'a_settled_draw_owes_nothing', d.draw_id::text
    from draw d
    where d.state = 'settled' and exists (select from lottery_payout p where p.draw_id = d.draw_id and p.state = 'due')`,
};
