-- Begins to count a period of a player, from the figures of what was played in it before. The caller holds the wallet.
create or replace function open_play_tally(p_player_id uuid, p_period text, p_at timestamptz) returns void language sql
begin atomic
  insert into play_tally (player_id, period, begins, staked_minor, lost_minor)
  select p_player_id, p_period, play_period_begins(p_period, p_at),
    coalesce(sum(d.out_minor) filter (where d.kind = 'bet'), 0)
      - coalesce(sum(d.in_minor) filter (where d.kind = 'rollback'), 0),
    coalesce(sum(d.out_minor - d.in_minor), 0)
  from player_days(p_player_id, 'real', play_period_begins(p_period, p_at), business_day(p_at)) d
  where d.kind in ('bet', 'win', 'rollback') and d.source not in ('bonus', 'receivable')
  on conflict do nothing;
end;
