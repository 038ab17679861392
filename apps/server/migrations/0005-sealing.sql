-- Seals already shown, until no clock allows them again. The key alone decides who was first.
create table seal_used (
  jti text primary key check (length(jti) between 8 and 128),
  expires_at timestamptz not null
);
create index seal_used_expires_at on seal_used (expires_at);
