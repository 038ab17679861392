-- The places in the batch whose wallet is ours from here on. Wallets are locked in one order. One that another
-- transaction holds is skipped, and its seats are not answered: the caller asks again for them alone and waits, so that
-- a held wallet costs its own player time and no other's.
--
-- Functions of a batch have generic plans: a plan made for the arrays at hand would take longer than the work.
create or replace function lock_wallets(p_player_ids uuid[], p_currencies text[], p_books text[]) returns bigint[]
language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  return (
    with asked as (
      select * from unnest(p_player_ids, p_currencies, p_books) with ordinality as a (player_id, currency, book, seat)
    ), held as materialized (
      select w.player_id, w.currency, w.book from wallet w
      where (w.player_id, w.currency, w.book) in (select a.player_id, a.currency, a.book from asked a)
      order by w.player_id, w.currency, w.book
      for update of w skip locked
    )
    select coalesce(array_agg(a.seat), '{}') from asked a join held h using (player_id, currency, book)
  );
end $$;
