-- Of a player, of the days from one to before another: real money paid in, and staked less what was taken back.
create or replace function staked_and_paid_in_of(p_player_id uuid, p_from date, p_before date)
returns table (deposit_minor bigint, turnover_minor bigint)
language sql stable
begin atomic
  select
    coalesce(sum(f.in_minor - f.out_minor) filter (where f.kind = 'deposit'), 0)::bigint,
    coalesce(sum(f.out_minor - f.in_minor) filter (where f.kind <> 'deposit'), 0)::bigint
  from figure_player_day f
  where f.player_id = p_player_id and f.day >= p_from and f.day < p_before and f.book = 'real'
    and (f.kind = 'deposit' or (f.kind in ('bet', 'rollback') and f.product <> ''));
end;
