-- What was said in the sandbox's chat. Elsewhere it stays empty.
create table dev_chat_line (
  id uuid primary key,
  room uuid not null,
  author text not null check (author in ('visitor', 'desk')),
  text text not null check (length(text) between 1 and 1000),
  said_at timestamptz not null
);
create index dev_chat_line_by_room on dev_chat_line (room, said_at, id);
