-- Operators' lists of contracts, settlements and debts are read by index, whatever they are filtered and sorted by.
create index agent_contract_by_upline on agent_contract (upline_id, offered_at, id);
create index agent_contract_by_player on agent_contract (player_id, offered_at, id);
create index agent_contract_by_family on agent_contract (family, offered_at, id);
create index agent_contract_by_state on agent_contract (state, offered_at, id);
create index agent_run_by_family on agent_run (family, window_begins, id);
create index agent_run_by_state on agent_run (state, window_begins, id);

-- What is shown of a debt: whole minor units, rounded up.
alter table agent_debt add column owed_minor bigint not null generated always as (
  case currency when 'VND' then (owed_micros + 999999) / 1000000 else (owed_micros + 9999) / 10000 end) stored;
create index agent_debt_by_size on agent_debt (owed_minor, player_id);
