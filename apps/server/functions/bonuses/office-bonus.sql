-- Bonuses as the list of operators shows them. Names and balances are looked up row by row.
create or replace view office_bonus as
select b.bonus_id as id, b.granted_at, b.player_id,
  (select a.username from account a where a.player_id = b.player_id) as player_name,
  b.reference, b.amount_minor::bigint as amount_minor,
  coalesce((
    select w.bonus_minor from wallet w
    where w.player_id = b.player_id and w.currency = b.currency and w.book = 'real' and w.bonus_id = b.bonus_id), 0)::bigint
    as balance_minor,
  b.required_minor::bigint as required_minor, b.progress_minor::bigint as progress_minor,
  b.released_minor::bigint as released_minor, b.forfeited_minor::bigint as forfeited_minor, b.currency, b.state as bonus_state,
  b.reason as end_reason, b.expires_at, b.ended_at
from bonus b;
