-- What of a bonus's turnover is staked: the valid stakes since it began, each by the share of its category.
create or replace function bonus_progress(p_bonus bonus, p_at timestamptz) returns bigint language sql stable
return (
  select coalesce(div(sum(b.valid_minor * coalesce((p_bonus.contributions ->> b.category)::bigint, 0)), 100), 0)::bigint
  from valid_stakes(p_bonus.player_id, p_bonus.currency, p_bonus.started_at, coalesce(p_bonus.ended_at, 'infinity'), p_at) b
);
