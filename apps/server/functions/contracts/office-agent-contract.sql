-- Contracts of agents as the list of operators shows them.
create or replace view office_agent_contract as
select c.id, c.offered_at, c.player_id,
  (select a.username from account a where a.player_id = c.player_id) as player_name, c.upline_id,
  (select a.username from account a where a.player_id = c.upline_id) as upline_name, c.family, c.period, c.state,
  trim_scale(coalesce(
    (select max((t->>'rate')::numeric) from jsonb_array_elements(c.terms->'tiers') t),
    greatest((c.terms->>'lossRate')::numeric, (c.terms->>'profitRate')::numeric) + (c.terms->>'singleRate')::numeric)
    / 10000)::text as rate,
  c.effective_from, nullif(c.effective_to, 'infinity') as effective_to
from agent_contract c;
