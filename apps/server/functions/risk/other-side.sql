-- The side of a bet that wins where this one loses, as tables and lotteries name sides; null where there is none.
create or replace function other_side(p_key text) returns text language sql immutable parallel safe
return (
  select s.place || o.other
  from (select substring(p_key from '^(.*[:-])?[a-z]+$') as before, substring(p_key from '([a-z]+)$') as side) k
  cross join lateral (select coalesce(k.before, '') as place) s
  join (values ('big', 'small'), ('small', 'big'), ('odd', 'even'), ('even', 'odd'), ('red', 'black'), ('black', 'red'),
    ('low', 'high'), ('high', 'low'), ('dragon', 'tiger'), ('tiger', 'dragon'), ('player', 'banker'), ('banker', 'player')
  ) o (side, other) on o.side = k.side
  -- Quarters as `big-odd` have no single other side.
  where s.place !~ '(big|small|odd|even)-$');
