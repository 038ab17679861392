-- Moves money from one player's wallet to another's: two transfers over the clearing account, which is zero for each
-- reference again when both stand. Both wallets are locked in the order that every batch takes, and everything is judged
-- before anything moves, so a refusal on either side leaves no trace. The answer is the giver's wallet. Outcomes beside
-- those of `post_transfer`: no_recipient, recipient_closed, to_oneself.
create or replace function post_between_players(
  p_from_player_id uuid, p_to_player_id uuid, p_book text, p_currency text, p_source text, p_key text,
  p_amount_minor bigint, p_reference text, p_at timestamptz,
  out outcome text, out available_minor bigint, out version bigint
) language plpgsql as $$
declare
  v_from wallet;
  v_to wallet;
  v_given wallet;
  v_taken wallet;
begin
  if p_from_player_id = p_to_player_id then
    outcome := 'to_oneself';
    return;
  end if;
  perform from wallet w
  where w.player_id in (p_from_player_id, p_to_player_id) and w.currency = p_currency and w.book = p_book
  order by w.player_id for update;

  -- Known is what both players know alike.
  select case when g.outcome = 'repeated' and t.outcome = 'repeated' then 'repeated' else 'reused' end, g.available_minor,
    g.version
  into outcome, available_minor, version
  from transfer_before(p_from_player_id, p_book, p_currency, p_source, p_key, 'player_transfer', 'wallet', 'house:clearing',
    p_amount_minor, p_reference) g
  full join transfer_before(p_to_player_id, p_book, p_currency, p_source, p_key, 'player_transfer', 'house:clearing',
    'wallet', p_amount_minor, p_reference) t on true;
  if found then
    return;
  end if;

  select * into v_from from wallet w
  where w.player_id = p_from_player_id and w.currency = p_currency and w.book = p_book;
  select * into v_to from wallet w
  where w.player_id = p_to_player_id and w.currency = p_currency and w.book = p_book;
  available_minor := v_from.available_minor;
  version := v_from.version;
  outcome := case
    when v_from.player_id is null then 'no_wallet'
    when v_to.player_id is null then 'no_recipient'
    when v_from.closed_at is not null then 'closed'
    when v_to.closed_at is not null then 'recipient_closed'
    when v_from.available_minor < p_amount_minor then 'short'
  end;
  if outcome is not null then
    return;
  end if;

  update wallet w set available_minor = w.available_minor - p_amount_minor, version = w.version + 1
  where w.player_id = p_from_player_id and w.currency = p_currency and w.book = p_book returning * into v_given;
  update wallet w set available_minor = w.available_minor + p_amount_minor, version = w.version + 1
  where w.player_id = p_to_player_id and w.currency = p_currency and w.book = p_book returning * into v_taken;
  insert into new_transfer (player_id, wallet_version, amount_minor, available_after_minor, at, source, idempotency_key, book,
    currency, kind, debit_account, credit_account, reference)
  values
    (p_from_player_id, v_given.version, p_amount_minor, v_given.available_minor, p_at, p_source, p_key, p_book, p_currency,
      'player_transfer', 'wallet', 'house:clearing', p_reference),
    (p_to_player_id, v_taken.version, p_amount_minor, v_taken.available_minor, p_at, p_source, p_key, p_book, p_currency,
      'player_transfer', 'house:clearing', 'wallet', p_reference);
  if v_to.receivable_minor > 0 then
    perform post_transfer(p_to_player_id, p_book, p_currency, 'repayment', p_source || ' ' || p_key, 'repayment', 'wallet',
      'receivable', least(v_to.receivable_minor, p_amount_minor), p_reference, p_at);
  end if;
  outcome := 'posted';
  available_minor := v_given.available_minor;
  version := v_given.version;
end $$;
