-- The answer to a transaction that was heard before; no row when it is new. The caller holds the lock of the player's
-- wallet, so that copies of one transaction come here one after another. A rollback carries no amount of its own.
create or replace function provider_answer_before(
  p_provider_code text, p_transaction_uuid uuid, p_player_id uuid, p_kind text, p_game_code text, p_round text,
  p_reference_uuid uuid, p_currency text, p_amount_minor bigint, p_available_minor bigint
) returns table (status text, balance_minor bigint) language sql stable
begin atomic
  select judged.status, case when judged.status = judged.first_status then judged.balance_minor else p_available_minor end
  from (
    select t.status as first_status, t.balance_minor, case
      when t.player_id <> p_player_id then 'RS_ERROR_DUPLICATE_TRANSACTION'
      when t.kind = 'unseen' then 'RS_ERROR_TRANSACTION_ROLLED_BACK'
      when t.kind <> p_kind or t.game_code <> p_game_code or t.round <> p_round
        or t.reference_uuid is distinct from p_reference_uuid
        or (p_kind <> 'rollback' and (t.currency <> p_currency or t.amount_minor <> p_amount_minor))
        then 'RS_ERROR_DUPLICATE_TRANSACTION'
      when t.rolled_back_by is not null then 'RS_ERROR_TRANSACTION_ROLLED_BACK'
      else t.status
    end as status
    from provider_transaction t
    where t.provider_code = p_provider_code and t.transaction_uuid = p_transaction_uuid
  ) judged;
end;
