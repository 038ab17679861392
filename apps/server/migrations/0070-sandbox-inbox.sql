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
