-- Referrals that have earned something, as the list of operators shows them. Names are looked up row by row.
create or replace view office_referral as
select f.friend_id as id, f.found_at, f.player_id,
  (select a.username from account a where a.player_id = f.player_id) as player_name,
  (select a.username from account a where a.player_id = f.friend_id) as friend,
  f.state, array_to_string(f.shared, ', ') as shared,
  (select count(*) from referral_earning e where e.player_id = f.player_id and e.friend_id = f.friend_id) as steps,
  (select coalesce(sum(e.amount_minor), 0)::bigint from referral_earning e
    where e.player_id = f.player_id and e.friend_id = f.friend_id) as amount_minor,
  (select a.currency from account a where a.player_id = f.player_id) as currency
from referral_friend f;
