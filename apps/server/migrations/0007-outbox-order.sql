-- Events are told in the order of their transactions as the database counts them, never by a clock. An event stands for
-- good once every transaction with a smaller number has ended, which the number of the oldest running one tells.
alter table outbox add column transaction_id xid8 not null default pg_current_xact_id();
alter table outbox drop constraint outbox_pkey, add primary key (transaction_id, id);
drop index outbox_topic;
create index outbox_topic on outbox (topic, transaction_id, id);
