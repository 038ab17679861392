-- Money between a player's account and a provider's, under the lock that the caller holds; answers what can be staked then. Anything but a first posting would
-- be a ledger that disagrees with provider_transaction, so it ends the statement.
create or replace function provider_transfer(
  p_provider_code text, p_transaction_uuid uuid, p_player_id uuid, p_kind text, p_book text, p_currency text,
  p_amount_minor bigint, p_reference text, p_at timestamptz
) returns bigint language plpgsql as $$
declare
  v_vendor text := 'vendor:' || p_provider_code;
  v_posted record;
begin
  select * into v_posted
  from post_transfer(p_player_id, p_book, p_currency, 'provider:' || p_provider_code, p_transaction_uuid::text, p_kind,
    case when p_amount_minor < 0 then 'wallet' else v_vendor end,
    case when p_amount_minor < 0 then v_vendor else 'wallet' end, abs(p_amount_minor), p_reference, p_at);
  if v_posted.outcome <> 'posted' then
    raise exception 'the ledger answered % to provider transaction %', v_posted.outcome, p_transaction_uuid;
  end if;
  return v_posted.available_minor + v_posted.bonus_minor;
end $$;
