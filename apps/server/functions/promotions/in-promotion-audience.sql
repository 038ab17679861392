-- Whether a promotion is for an account: said once, for one player who asks and for all who are counted by night. Trial
-- accounts, closed ones and those that operators locked are in no audience.
create or replace function in_promotion_audience(p promotion, a account, p_at timestamptz) returns boolean
language sql stable
return a.role = 'player' and a.account_type <> 4 and a.status = 'open'
  and a.rank_level >= p.minimum_rank
  and (p.new_within_days is null or a.registered_at > p_at - make_interval(days => p.new_within_days))
  and (not p.needs_verified_phone or exists (
    select from account_contact c where c.player_id = a.player_id and c.channel = 'text' and c.proved_at is not null))
  and (cardinality(p.dialling_codes) = 0 or exists (
    select from account_contact c cross join unnest(p.dialling_codes) d (code)
    where c.player_id = a.player_id and c.channel = 'text' and c.proved_at is not null
      and starts_with(c.value, '+' || d.code)))
  and (cardinality(p.agent_ids) = 0 or exists (
    select from agent_closure l
    where l.ancestor_id = any (p.agent_ids) and l.descendant_id = a.player_id
      and l.valid_from <= p_at and l.valid_to > p_at));
