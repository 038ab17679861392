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
      -- What each key gave the player, or took.
      select t.player_id, t.idempotency_key, t.kind,
        case when t.debit_account in ('wallet', 'receivable') then -t.amount_minor else t.amount_minor end::bigint as amount_minor
      from transfer t where t.source = 'lottery' and t.at >= coalesce($1, '-infinity')
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
    left join transfer t on t.player_id = o.player_id and t.key_hash = transfer_key('lottery', o.order_id::text)
    where (t.kind, t.book, t.currency, t.amount_minor) is distinct from ('bet', o.book, o.currency, o.stake_minor)
      or o.cancelled_minor <> (
        select coalesce(sum(t.amount_minor), 0) from transfer t
        join lottery_item i on i.player_id = t.player_id and i.order_id = o.order_id
          and t.key_hash = transfer_key('lottery', 'cancel ' || i.order_id || ' ' || i.position)
        where t.player_id = o.player_id)
    union all
    select 'a_cancelled_item_has_no_lines', i.order_id || '.' || i.position
    from placed o
    join lottery_item i on i.player_id = o.player_id and i.order_id = o.order_id
    left join lateral (
      select coalesce(sum(l.times), 0) as lines from lottery_line l
      where l.draw_id = i.draw_id and l.play_type = i.play_type and l.order_id = i.order_id and l.position = i.position
    ) l on true
    where l.lines <> case when i.cancelled_at is null then i.line_count else 0 end
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
    left join lateral (
      select coalesce(sum(m.amount_minor) filter (where m.amount_minor > 0), 0) as paid_minor,
        -coalesce(sum(m.amount_minor) filter (where m.amount_minor < 0), 0) as taken_minor
      from moved m where m.player_id = g.player_id
        and m.idempotency_key in (g.key || ' won', g.key || ' refunded', g.key || ' rebate', g.key || ' back', g.key || ' owed')
    ) m on true
    where m.paid_minor <> case when g.state in ('paid', 'taken_back') then g.total_minor else 0 end
      or m.taken_minor <> case g.state when 'taken_back' then g.total_minor else 0 end
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
