-- Who met whom at card games between people, and how money flowed: counted as hands are judged. A row for each side.
create table studio_card_pair (
  user_id text not null,
  other_id text not null,
  currency text not null,
  id uuid not null unique,
  hands integer not null check (hands > 0),
  -- Of the other, and by the other, before rake.
  won_minor bigint not null check (won_minor >= 0),
  lost_minor bigint not null check (lost_minor >= 0),
  net_minor bigint not null generated always as (won_minor - lost_minor) stored,
  last_at timestamptz not null,
  primary key (user_id, other_id, currency),
  check (user_id <> other_id)
);
create index studio_card_pair_by_net on studio_card_pair (net_minor desc, id desc);
create index studio_card_pair_by_hands on studio_card_pair (hands desc, id desc);
create index studio_card_pair_by_time on studio_card_pair (last_at desc, id desc);
