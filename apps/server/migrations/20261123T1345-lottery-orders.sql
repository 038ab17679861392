-- Bets on lotteries: `apps/server/src/modules/lottery`. An order is one cart on one draw, an item one play type of it, a line
-- the smallest thing that wins or loses.

-- What each prize of a play type pays, as exact fractions. It is named by its content, so bets of one price share a row.
create table lottery_price_list (
  price_list_id uuid primary key,
  play_type text not null,
  -- What the player takes as a rebate instead of prizes, in two-thousandths of the stake.
  rebate_steps smallint not null check (rebate_steps >= 0),
  prices jsonb not null
);

create table lottery_order (
  player_id uuid not null,
  order_id uuid not null,
  idempotency_key text not null,
  -- Half of the SHA-256 of what was asked.
  content_hash uuid not null,
  draw_id uuid not null,
  game_code text not null,
  book ledger_book not null,
  currency text not null,
  stake_minor moved_minor not null,
  cancelled_minor minor_at_hand not null default 0,
  chase_id uuid,
  at timestamptz not null,
  primary key (player_id, order_id),
  unique (player_id, idempotency_key),
  constraint lottery_order_gives_back_its_stake_at_most check (cancelled_minor <= stake_minor)
);
-- What a player has staked on a draw, and whom a void draw gives back to.
create index lottery_order_by_draw on lottery_order (draw_id, player_id);

create table lottery_item (
  player_id uuid not null,
  order_id uuid not null,
  position smallint not null,
  draw_id uuid not null,
  play_type text not null,
  content text not null,
  -- Of one line, the multiple within it.
  unit_minor moved_minor not null,
  price_list_id uuid not null,
  line_count integer not null,
  stake_minor moved_minor not null,
  cancelled_at timestamptz,
  primary key (player_id, order_id, position)
);
-- Which prices a draw was bet at.
create index lottery_item_by_price on lottery_item (draw_id, price_list_id);

-- The primary key is what settlement looks up: the keys of a result among the lines of a draw.
create table lottery_line (
  draw_id uuid not null,
  order_id uuid not null,
  player_id uuid not null,
  price_list_id uuid not null,
  unit_minor moved_minor not null,
  position smallint not null,
  play_type text not null,
  -- Win keys with spaces between them.
  keys text not null,
  kind text not null,
  -- How many equal lines of the item this is: each is settled and rounded by itself.
  times integer not null,
  primary key (draw_id, play_type, keys, order_id, position, kind)
);

-- Intake of real money by number; without keys that of a play type, without both that of the draw.
create table lottery_sold (
  draw_id uuid not null,
  play_type text not null,
  keys text not null,
  staked_minor minor_at_hand not null,
  -- What its lines would get back by their highest prize, once.
  payable_minor minor_at_hand not null,
  primary key (draw_id, play_type, keys)
) with (fillfactor = 70);

-- A result was held against the lines of its draw, once: what it pays is `lottery_payout`.
create table lottery_settlement (
  draw_id uuid not null,
  revision integer not null,
  is_void boolean not null,
  judged_at timestamptz not null,
  primary key (draw_id, revision)
);

-- What a result gives a player, and for which items. Amounts are of the items in the order of the arrays.
create table lottery_payout (
  player_id uuid not null,
  draw_id uuid not null,
  revision integer not null,
  -- taken_back: another result came. dropped: another result came before it was paid.
  state text not null check (state in ('due', 'paid', 'taken_back', 'dropped')),
  won_minor minor_at_hand not null,
  refunded_minor minor_at_hand not null,
  rebate_minor minor_at_hand not null,
  -- What was no longer there when it was taken back.
  owed_minor minor_at_hand not null default 0,
  judged_at timestamptz not null,
  ended_at timestamptz,
  order_ids uuid[] not null,
  positions smallint[] not null,
  won_minors bigint[] not null,
  refunded_minors bigint[] not null,
  rebate_minors bigint[] not null,
  primary key (player_id, draw_id, revision)
);
create index lottery_payout_by_state on lottery_payout (draw_id, state);

-- A cart that is bet again on the coming draws, a multiple for each.
create table lottery_chase (
  player_id uuid not null,
  chase_id uuid not null,
  game_code text not null,
  book ledger_book not null,
  -- The cart as it was asked.
  items jsonb not null,
  multiples integer[] not null,
  -- How many draws it has been bet on; void ones do not count.
  placed integer not null,
  stops_on_win boolean not null,
  state text not null check (state in ('running', 'finished', 'won', 'stopped', 'refused')),
  -- The code of the refusal that ended it.
  reason text,
  last_draw_id uuid not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  primary key (player_id, chase_id)
);
create index lottery_chase_by_draw on lottery_chase (last_draw_id) where state = 'running';
