-- How many codes have gone to a recipient is counted by the recipient and the purpose, whoever asked: with the count in
-- the code's own row, each account of a sender had a count of its own, and many accounts could flood one number.
create table code_sends (
  -- a hash of purpose and recipient
  key bytea primary key,
  sent_at timestamptz not null,
  -- those that followed each other closely, and those of one day
  sent_in_row smallint not null,
  day_started_at timestamptz not null,
  sent_in_day smallint not null
);
create index code_sends_by_time on code_sends (sent_at);

alter table one_time_code drop column sent_at, drop column sent_in_row, drop column day_started_at,
  drop column sent_in_day;
create index one_time_code_by_expiry on one_time_code (expires_at);
