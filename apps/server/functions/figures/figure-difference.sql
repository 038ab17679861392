-- Figures that are not what the ledger comes to, of all closed buckets and of the days that have only such.
create or replace view figure_difference as
with closed as materialized (
  select p.closed_before, business_day(p.closed_before) as open_day, business_hour(p.closed_before) as open_hour
  from figure_progress p where p.closed_before > '-infinity'
), counted as materialized (
  select f.*, d.day, d.hour
  from closed c
  cross join lateral figures_of_ledger('-infinity', c.closed_before) f
  join lateral (select business_day(f.bucket) as day, business_hour(f.bucket) as hour) d on true
)
select 'a_bucket_of_a_player_is_its_transfers' as rule,
  concat_ws(' ', coalesce(k.player_id, n.player_id), coalesce(k.bucket, n.bucket), coalesce(k.kind, n.kind)) as subject
from (select f.* from figure_player_bucket f, closed c where f.bucket < c.closed_before) k
full join counted n on (k.player_id, k.bucket, k.book, k.currency, k.source, k.kind, k.counter, k.product, k.vendor)
  = (n.player_id, n.bucket, n.book, n.currency, n.source, n.kind, n.counter, n.product, n.vendor)
where (k.in_count, k.in_minor, k.out_count, k.out_minor, k.transfer_keys)
  is distinct from (n.in_count, n.in_minor, n.out_count, n.out_minor, n.transfer_keys)
union all
select 'a_day_of_a_player_is_its_transfers',
  concat_ws(' ', coalesce(k.player_id, n.player_id), coalesce(k.day, n.day), coalesce(k.kind, n.kind))
from (select f.* from figure_player_day f, closed c where f.day < c.open_day) k
full join (
  select d.player_id, d.day, d.book, d.currency, d.source, d.kind, d.counter, d.product, d.vendor, sum(d.in_count) as in_count,
    sum(d.in_minor) as in_minor, sum(d.out_count) as out_count, sum(d.out_minor) as out_minor
  from counted d, closed c where d.day < c.open_day
  group by d.player_id, d.day, d.book, d.currency, d.source, d.kind, d.counter, d.product, d.vendor
) n on (k.player_id, k.day, k.book, k.currency, k.source, k.kind, k.counter, k.product, k.vendor)
  = (n.player_id, n.day, n.book, n.currency, n.source, n.kind, n.counter, n.product, n.vendor)
where (k.in_count, k.in_minor, k.out_count, k.out_minor) is distinct from (n.in_count, n.in_minor, n.out_count, n.out_minor)
union all
select 'a_bucket_is_its_transfers', concat_ws(' ', coalesce(k.bucket, n.bucket), coalesce(k.kind, n.kind), coalesce(k.vendor, n.vendor))
from (select f.* from figure_bucket f, closed c where f.bucket < c.closed_before) k
full join (
  select d.bucket, d.book, d.currency, d.kind, d.counter, d.product, d.vendor, sum(d.in_count) as in_count,
    sum(d.in_minor) as in_minor, sum(d.out_count) as out_count, sum(d.out_minor) as out_minor
  from counted d group by d.bucket, d.book, d.currency, d.kind, d.counter, d.product, d.vendor
) n on (k.bucket, k.book, k.currency, k.kind, k.counter, k.product, k.vendor)
  = (n.bucket, n.book, n.currency, n.kind, n.counter, n.product, n.vendor)
where (k.in_count, k.in_minor, k.out_count, k.out_minor) is distinct from (n.in_count, n.in_minor, n.out_count, n.out_minor)
union all
select 'a_day_is_its_transfers', concat_ws(' ', coalesce(k.day, n.day), coalesce(k.kind, n.kind), coalesce(k.vendor, n.vendor))
from (select f.* from figure_day f, closed c where f.day < c.open_day) k
full join (
  select d.day, d.book, d.currency, d.kind, d.counter, d.product, d.vendor, sum(d.in_count) as in_count,
    sum(d.in_minor) as in_minor, sum(d.out_count) as out_count, sum(d.out_minor) as out_minor
  from counted d, closed c where d.day < c.open_day
  group by d.day, d.book, d.currency, d.kind, d.counter, d.product, d.vendor
) n on (k.day, k.book, k.currency, k.kind, k.counter, k.product, k.vendor)
  = (n.day, n.book, n.currency, n.kind, n.counter, n.product, n.vendor)
where (k.in_count, k.in_minor, k.out_count, k.out_minor) is distinct from (n.in_count, n.in_minor, n.out_count, n.out_minor)
union all
select 'who_played_in_an_hour_is_counted', coalesce(k.hour, n.hour)::text
from (select a.* from figure_active_hour a, closed c where a.hour < c.open_hour) k
full join (
  select d.hour, count(distinct d.player_id) as players from counted d, closed c
  where d.hour < c.open_hour and d.book = 'real' and d.kind = 'bet' group by d.hour
) n on k.hour = n.hour
where k.players is distinct from n.players
union all
select 'who_played_on_a_day_is_counted', coalesce(k.day, n.day)::text
from (select a.* from figure_active_day a, closed c where a.day < c.open_day) k
full join (
  select d.day, count(distinct d.player_id) as players from counted d, closed c
  where d.day < c.open_day and d.book = 'real' and d.kind = 'bet' group by d.day
) n on k.day = n.day
where k.players is distinct from n.players;
