-- Blackjack for one: `apps/server/src/modules/studio/blackjack`. A hand is a round of a table that one person plays, and each
-- stake of it a bet on a spot of its own.
create table studio_blackjack_hand (
  user_id text not null,
  game_code text not null,
  number bigint not null,
  -- Of the first stake; null while the hand only waits to be begun.
  key uuid,
  moves text[] not null default '{}',
  -- A move whose stake is on its way, and the key of that stake.
  pending text,
  pending_key uuid,
  created_at timestamptz not null,
  primary key (user_id, game_code, number),
  check ((pending is null) = (pending_key is null))
);
-- The job finds a hand by its round. That a round is one hand's is kept by its own key: rounds are opened for one player each.
create index studio_blackjack_hand_of_round on studio_blackjack_hand (game_code, number);
