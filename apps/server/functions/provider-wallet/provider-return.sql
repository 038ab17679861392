-- What comes back of a stake, under the lock that the caller holds: the part of bonus money to its bonus, the rest as cash.
-- Answers what can be staked then.
create or replace function provider_return(
  p_provider_code text, p_transaction_uuid uuid, p_player_id uuid, p_kind text, p_book text, p_currency text,
  p_amount_minor bigint, p_part_minor bigint, p_bonus_id uuid, p_reference text, p_at timestamptz
) returns bigint language plpgsql as $$
declare
  v_balance_minor bigint;
begin
  if p_part_minor < p_amount_minor then
    v_balance_minor := provider_transfer(p_provider_code, p_transaction_uuid, p_player_id, p_kind, p_book, p_currency,
      p_amount_minor - p_part_minor, p_reference, p_at);
  end if;
  if p_part_minor > 0 then
    perform give_bonus(p_player_id, p_currency, p_bonus_id, 'provider:' || p_provider_code || ' ' || p_transaction_uuid,
      p_kind, 'vendor:' || p_provider_code, p_part_minor, p_reference, p_at);
    select w.available_minor + w.bonus_minor into v_balance_minor from wallet w
    where w.player_id = p_player_id and w.currency = p_currency and w.book = p_book;
  end if;
  return v_balance_minor;
end $$;
