-- Writes the rows of a function that has changed the wallets, each made by `transfer_row`.
create or replace function enter_transfers(p_rows transfer[]) returns bigint language plpgsql as $$
declare
  v_entered bigint;
begin
  insert into new_transfer
  select r.player_id, r.wallet_version, r.amount_minor, r.available_after_minor, r.at, r.source, r.idempotency_key, r.book,
    r.currency, r.kind, r.debit_account, r.credit_account, r.reference
  from unnest(p_rows) r;
  get diagnostics v_entered = row_count;
  return v_entered;
end $$;
