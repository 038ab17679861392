-- Mails and texts that a sandbox keeps instead of sending. Elsewhere it stays empty.
create table dev_message (
  id uuid primary key,
  channel text not null check (channel in ('sms', 'mail')),
  recipient text not null,
  text text not null,
  code text,
  sent_at timestamptz not null
);
create index dev_message_by_time on dev_message (sent_at, id);

-- What was said in the sandbox's chat. Elsewhere it stays empty.
create table dev_chat_line (
  id uuid primary key,
  room uuid not null,
  author text not null check (author in ('visitor', 'desk')),
  text text not null check (length(text) between 1 and 1000),
  said_at timestamptz not null
);
create index dev_chat_line_by_room on dev_chat_line (room, said_at, id);
