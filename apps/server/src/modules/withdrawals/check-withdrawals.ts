import type { Statement, Tx } from '../../platform/database/tx.ts';
import type { Since } from '../ledger/index.ts';
import { SOURCE } from './move-withdrawal.ts';

export type WithdrawalFault = {
  rule:
    | 'a_withdrawal_is_settled_released_and_held'
    | 'a_withdrawal_has_a_step_for_each_move'
    | 'an_ended_withdrawal_holds_nothing'
    | 'a_withdrawal_settles_what_was_paid'
    | 'a_returned_payout_is_credited'
    | 'no_operator_decides_twice';
  subject: string;
};

export async function countWithdrawals(tx: Tx, since: Since = null): Promise<{ withdrawals: number }> {
  const [count] = await tx.run<{ withdrawals: number }>(countStatement, [since]);
  return { withdrawals: count?.withdrawals ?? 0 };
}

/**
 * Compares withdrawals with the ledger’s holds, with their steps and with what the bank said, both ways. Since an instant
 * those that were open then or came later, or all of them.
 */
export async function checkWithdrawals(tx: Tx, since: Since = null): Promise<WithdrawalFault[]> {
  return await tx.run<WithdrawalFault>(checkStatement, [since, SOURCE]);
}

const countStatement: Statement = {
  name: 'withdrawals.count',
  text: `select count(*)::float8 as withdrawals from withdrawal
         where ended_at is null or ended_at >= coalesce($1::timestamptz, '-infinity')`,
};

const checkStatement: Statement = {
  name: 'withdrawals.check',
  text: `
    with told as (
      select * from withdrawal where ended_at is null or ended_at >= coalesce($1::timestamptz, '-infinity')
    )
    select 'a_withdrawal_is_settled_released_and_held' as rule, w.id::text as subject
    from told w
    left join hold h on h.player_id = w.player_id and h.source = $2 and h.key = w.id::text
    where (h.currency, h.amount_minor, h.settled_minor, h.released_minor)
      is distinct from (w.currency, w.amount_minor, w.settled_minor, w.released_minor)
    union all
    select 'a_withdrawal_is_settled_released_and_held', h.key
    from hold h
    left join withdrawal w on w.player_id = h.player_id and w.id::text = h.key
    where h.source = $2 and h.opened_at >= coalesce($1, '-infinity') and w.id is null
    union all
    select 'a_withdrawal_has_a_step_for_each_move', w.id::text
    from told w
    cross join lateral (
      select count(*) as steps, coalesce(max(s.to_state) filter (where s.position = w.version - 1), 'checking') as last
      from withdrawal_step s where s.player_id = w.player_id and s.withdrawal_id = w.id
    ) told_by
    where (w.version - 1, w.state) is distinct from (told_by.steps, told_by.last)
    union all
    select 'an_ended_withdrawal_holds_nothing', w.id::text
    from told w
    where (w.settled_minor + w.released_minor = w.amount_minor) <> (w.ended_at is not null)
    union all
    -- A player may say that all has arrived although the bank reported less; more than was paid out twice is a fault.
    select 'a_withdrawal_settles_what_was_paid', w.id::text
    from told w
    where w.settled_minor > 0 and not exists (
      select from withdrawal_payout p where p.player_id = w.player_id and p.withdrawal_id = w.id and p.state in ('done', 'returned'))
    union all
    select 'a_returned_payout_is_credited', w.id::text
    from told w
    cross join lateral (
      select coalesce(sum(t.amount_minor), 0) as whole,
        coalesce(sum(t.amount_minor) filter (where t.kind = 'withdrawal_return'), 0) as payouts
      from transfer t
      where t.player_id = w.player_id and t.source = $2 and t.reference = w.id::text and t.credit_account = 'wallet'
        and t.kind in ('withdrawal_return', 'fee')
    ) credited
    cross join lateral (
      select coalesce(sum(p.paid_minor), 0) as paid from withdrawal_payout p
      where p.player_id = w.player_id and p.withdrawal_id = w.id and p.state = 'returned' and p.settled_at is not null
    ) came_back
    where (w.state = 'returned' and w.returned_minor = 0)
      or (w.returned_minor, credited.payouts) is distinct from (credited.whole, came_back.paid)
    union all
    select 'no_operator_decides_twice', w.id::text
    from told w
    join withdrawal_step s on s.player_id = w.player_id and s.withdrawal_id = w.id
    join withdrawal_step before on before.player_id = s.player_id and before.withdrawal_id = s.withdrawal_id
      and before.position < s.position and before.actor = s.actor
    where s.move = 'confirmLook' and not exists (
      select from withdrawal_step back where back.player_id = s.player_id and back.withdrawal_id = s.withdrawal_id
        and back.position between before.position and s.position
        and back.to_state = 'review' and back.from_state <> 'second_look')`,
};
