-- What the results feed has told of a draw that waits for it.
create table draw_feed (
  draw_id uuid primary key references draw,
  asked_at timestamptz not null,
  -- The whole result that the first source told last, until it is taken.
  told jsonb,
  -- Why it is not taken yet. A source that told two results is believed no more of the draw.
  problem text check (problem in ('no_answer', 'malformed', 'other_draw', 'sources_differ', 'changed'))
);
-- The list of operators goes by time.
create index draw_by_time on draw (draws_at, draw_id);
create index draw_by_state on draw (state, draws_at, draw_id);
