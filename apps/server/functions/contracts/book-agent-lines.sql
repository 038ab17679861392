-- Books lines of a run whose period has ended: what the agent owes from before is repaid first, what is left accrues and is
-- paid in whole minor units; who is left with less than nothing owes it. Line, debt and money are one transaction, and the
-- run's row is held, so a line is booked once however often this is asked. Says who got something and how many lines are done.
create or replace function book_agent_lines(
  p_run_id uuid, p_closed_before timestamptz, p_limit integer, p_at timestamptz, out players uuid[], out booked bigint
) language plpgsql set plan_cache_mode = force_custom_plan as $$
declare
  v_run agent_run;
  v_book text;
  v_all uuid[];
  v_keys text[];
  v_micros bigint[];
  v_posted record;
begin
  booked := 0;
  select * into v_run from agent_run r where r.id = p_run_id and r.state = 'booking' for update;
  if not found then
    return;
  end if;
  v_book := case v_run.family when 'dividend' then 'commission' when 'rebate' then 'rebate' else 'salary' end;

  select array_agg(b.player_id) into v_all
  from (
    select l.player_id from agent_run_line l
    where l.run_id = p_run_id and l.booked_at is null and l.payable_at <= p_closed_before
    order by l.player_id limit p_limit
  ) b;
  if v_all is not null then
    insert into agent_debt (player_id, currency, owed_micros)
    select l.player_id, v_run.currency, 0 from agent_run_line l
    where l.run_id = p_run_id and l.player_id = any (v_all) and l.net_micros < 0 order by 1
    on conflict do nothing;
    perform from agent_debt d where d.player_id = any (v_all) and d.currency = v_run.currency order by d.player_id for update;
    with line as (
      update agent_run_line l
      set recovered_micros = least(greatest(l.net_micros, 0), coalesce(d.owed_micros, 0)),
        accrued_micros = greatest(l.net_micros, 0) - least(greatest(l.net_micros, 0), coalesce(d.owed_micros, 0)),
        booked_at = p_at
      from unnest(v_all) as a (player_id)
      left join agent_debt d on d.player_id = a.player_id and d.currency = v_run.currency
      where l.run_id = p_run_id and l.player_id = a.player_id
      returning l.player_id, l.contract_id, l.net_micros, l.recovered_micros, l.accrued_micros
    ), owed as (
      update agent_debt d set owed_micros = d.owed_micros - l.recovered_micros + greatest(-l.net_micros, 0)
      from line l
      where d.player_id = l.player_id and d.currency = v_run.currency and (l.recovered_micros > 0 or l.net_micros < 0)
    )
    select count(*), array_agg(l.player_id order by l.player_id) filter (where l.accrued_micros > 0),
      array_agg('line ' || l.contract_id || ' ' || p_run_id order by l.player_id) filter (where l.accrued_micros > 0),
      array_agg(l.accrued_micros order by l.player_id) filter (where l.accrued_micros > 0)
    into booked, players, v_keys, v_micros
    from line l;
  end if;

  if players is not null then
    perform open_wallets(players, v_book, v_run.currency, 6, p_at);
    -- In the order of all wallets; the postings below find them held by this transaction.
    perform from wallet w
    where w.player_id = any (players) and w.currency = v_run.currency and w.book in (v_book, 'real')
    order by w.player_id, w.currency, w.book for update;
    select * into v_posted from post_transfers(players, array_fill(v_book, array[cardinality(players)]),
      array_fill(v_run.currency, array[cardinality(players)]), array_fill('agents'::text, array[cardinality(players)]),
      v_keys, array_fill('accrual'::text, array[cardinality(players)]), v_micros,
      array_fill('house:accrued'::text, array[cardinality(players)]),
      array_fill(p_run_id::text, array[cardinality(players)]), array_fill(false, array[cardinality(players)]), p_at);
    if cardinality(v_posted.outcomes) is distinct from cardinality(players) or v_posted.outcomes && '{reused,no_wallet,closed,short}' then
      raise exception 'the ledger answered % to a settlement', v_posted.outcomes;
    end if;
    perform pay_accruals(players, v_book, v_run.currency, 'agents', array_fill('run ' || p_run_id, array[cardinality(players)]),
      p_run_id::text, p_at);
  end if;

  update agent_run r
  set state = case when n.payable_at is null then 'settled' else 'booking' end, next_payable_at = n.payable_at,
    settled_at = case when n.payable_at is null then p_at end
  from (select min(l.payable_at) as payable_at from agent_run_line l where l.run_id = p_run_id and l.booked_at is null) n
  where r.id = p_run_id;
end $$;
