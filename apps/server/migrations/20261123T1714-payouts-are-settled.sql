-- When what a payout paid left the hold: until then what the bank sends back is held still, afterwards it is the wallet's.
alter table withdrawal_payout add column settled_at timestamptz;
update withdrawal_payout p set settled_at = settled.at
from (
  select p.player_id, p.withdrawal_id, p.attempt, min(s.at) as at
  from withdrawal_payout p
  join withdrawal_step s on s.player_id = p.player_id and s.withdrawal_id = p.withdrawal_id and s.at >= p.opened_at
    and s.move in ('complete', 'completePart', 'receive', 'receivePart', 'upholdPayment', 'upholdPart')
  where p.state in ('done', 'returned') and not exists (
    select from withdrawal_payout later
    where later.player_id = p.player_id and later.withdrawal_id = p.withdrawal_id and later.attempt > p.attempt
      and later.opened_at <= s.at)
  group by p.player_id, p.withdrawal_id, p.attempt
) settled
where settled.player_id = p.player_id and settled.withdrawal_id = p.withdrawal_id and settled.attempt = p.attempt;
