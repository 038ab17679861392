-- A transfer of bonus money that goes with another, once for its key; nothing for nothing. The caller holds the wallet.
create or replace function post_bonus(
  p_player_id uuid, p_currency text, p_key text, p_kind text, p_debit text, p_credit text, p_amount_minor bigint,
  p_reference text, p_at timestamptz
) returns void language plpgsql as $$
declare
  v_outcome text;
begin
  if p_amount_minor = 0 then
    return;
  end if;
  select t.outcome into v_outcome from post_transfer(p_player_id, 'real', p_currency, 'bonus', p_key, p_kind, p_debit,
    p_credit, p_amount_minor, p_reference, p_at) t;
  if v_outcome <> 'posted' then
    raise exception 'the ledger answered % to bonus money under %', v_outcome, p_key;
  end if;
end $$;
