/**
 * Figures of days of those who were in a team on the day: $1 is the agent, $2 and $3 the days, $4 the beginning of a name or
 * null for the whole team. A line holds for whole business days.
 */
export const teamFigures = `
  team_days as materialized (
    select g::date as day, business_day_begins(g::date) as begins, business_day_begins(g::date + 1) as ends
    from generate_series($2::date::timestamp, $3::date::timestamp, '1 day') g
  ), team_figure as (
    select f.*, a.username, c.depth
    from team_days d
    join figure_player_day f on f.day = d.day and f.book = 'real'
    join agent_closure c on c.ancestor_id = $1 and c.descendant_id = f.player_id and c.valid_from < d.ends
      and c.valid_to > d.begins
    join account a on a.player_id = f.player_id
    where $4::text is null or lower(a.username) like $4
  )`;

/** Stakes and returns as all reports count them: what came back counts on neither side. */
export const playedSums = `
  coalesce(sum(f.out_count) filter (where f.kind = 'bet'), 0)::float8 as bets,
  coalesce(sum(case f.kind when 'bet' then f.out_minor when 'rollback' then -f.in_minor end), 0)::bigint as stake_minor,
  coalesce(sum(case f.kind when 'win' then f.in_minor when 'rollback' then -f.out_minor
    when 'receivable' then -f.out_minor end), 0)::bigint as won_minor`;
