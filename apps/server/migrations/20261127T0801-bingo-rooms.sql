-- Bingo rooms of the studio: `apps/server/src/modules/studio/bingo`. A round of bingo is a round of a table, and a purchase
-- of tickets a bet of it. Between sale and end its set of tickets is frozen: `calling`.
alter table studio_table_round
  drop constraint studio_table_round_state_check,
  add constraint studio_table_round_state_check check (state in ('open', 'calling', 'judged', 'paid'));

-- What a round of bingo has beside: its price and pace, fixed when it opens, and what the freeze has decided.
create table studio_bingo_round (
  game_code text not null,
  number bigint not null,
  price_minor bigint not null check (price_minor > 0),
  calls_at timestamptz not null,
  ball_ms integer not null check (ball_ms > 0),
  -- Null until the freeze, and of a round of which no ticket was sold.
  set_hash text,
  tickets integer,
  buyers integer,
  call_order integer[],
  last_call integer,
  -- Prizes as `{prize, calls, tickets, amountMinor, sharesMinor}`, in the order of the room's rules.
  wins jsonb,
  primary key (game_code, number),
  check ((set_hash is null) = (wins is null) and (set_hash is null) = (call_order is null)
    and (set_hash is null) = (last_call is null) and (set_hash is null) = (tickets is null))
);
