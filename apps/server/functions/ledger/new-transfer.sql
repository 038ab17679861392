-- Where transfers are written: what is inserted here becomes a row of `transfer`, with its hash, its checksum and the instant
-- at which it may be booked. It is a rule and no function, so it is part of the statement that inserts, and costs nothing
-- beside it. A key that another transaction wrote meanwhile is a unique violation; who calls runs the whole transaction again,
-- and then finds the first answer.
create or replace view new_transfer as
select player_id, wallet_version, amount_minor, available_after_minor, at, source, idempotency_key, book, currency, kind,
  debit_account, credit_account, reference
from transfer;
create or replace rule enter_transfer as on insert to new_transfer do instead
insert into transfer (player_id, key_hash, wallet_version, amount_minor, available_after_minor, at, checksum, source,
  idempotency_key, book, currency, kind, debit_account, credit_account, reference)
values (new.player_id, transfer_key(new.source, new.idempotency_key), new.wallet_version, new.amount_minor,
  new.available_after_minor,
  -- The common case asks no table.
  case when new.at > now() - interval '10 minutes' then new.at else open_instant(new.at) end,
  transfer_checksum(new.source, new.idempotency_key, new.book, new.debit_account, new.credit_account, new.amount_minor,
    new.currency, new.kind, new.reference),
  new.source, new.idempotency_key, new.book, new.currency, new.kind, new.debit_account, new.credit_account, new.reference)
returning player_id, wallet_version, amount_minor, available_after_minor, at, source, idempotency_key, book, currency, kind,
  debit_account, credit_account, reference;
drop function if exists key_was_written();
