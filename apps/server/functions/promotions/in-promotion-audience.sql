-- Whether a promotion is for an account: said once, for one player who asks and for all who are counted by night. Trial
-- accounts, closed ones and those that operators locked are in no audience. Without a subquery of its own, so that PostgreSQL
-- reads it as part of the query that asks.
create or replace function in_promotion_audience(p promotion, a account, p_at timestamptz) returns boolean
language sql stable
return a.role = 'player' and a.account_type <> 4 and a.status = 'open'
  and a.rank_level >= p.minimum_rank
  and (p.new_within_days is null or a.registered_at > p_at - make_interval(days => p.new_within_days))
  and (not (p.needs_verified_phone or cardinality(p.dialling_codes) > 0) or has_proved_phone(a.player_id, p.dialling_codes))
  and (not p.first_deposit_only or not has_deposited(a.player_id, p_at))
  and (cardinality(p.agent_ids) = 0 or is_below_an_agent(a.player_id, p.agent_ids, p_at));
