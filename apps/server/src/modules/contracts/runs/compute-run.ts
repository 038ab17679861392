import { type CurrencyCode, minorFromDecimal } from '@pelita/contract';
import type { Statement, Tx } from '../../../platform/database/tx.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { contractSettings } from '../settings.ts';
import { duesArguments } from './dues.ts';
import { nextWindow, type Settled } from './windows.ts';

export type RunParts = { settings: Pick<Settings, 'get'>; currency: CurrencyCode };

/**
 * Settles the next window of a kind, once it is closed: nothing is booked into it any more. The run's key is unique, so of two
 * processes one writes and the other finds it done. True when there was one to settle.
 */
export async function computeRun(tx: Tx, parts: RunParts, kind: Settled): Promise<boolean> {
  const window = await nextWindow(tx, kind);
  if (!window?.isClosed) return false;
  const limit = minorFromDecimal(parts.settings.get(contractSettings.runApprovalAbove), parts.currency) ?? 0n;
  await tx.run(patienceStatement, []);
  await tx.run(computeStatement, [...duesArguments(parts, kind, window), tx.newId(), tx.now, limit]);
  return true;
}

/** Some hundred thousand contracts are computed in as long as the client waits for an answer at most. */
const patienceStatement: Statement = {
  name: 'contracts.patience',
  text: `select set_config('transaction_timeout', '0', true), set_config('statement_timeout', '10000', true)`,
};
/** A run, its lines and the corrections that they take along are one statement, so they are of one snapshot. */
const computeStatement: Statement = {
  name: 'contracts.compute-run',
  text: `with due as materialized (
           select * from agent_dues($1::text, $2, $3::timestamptz, $4, $5::text, $6, $7, $8)
         ), total as (
           select count(*) as lines, coalesce(sum(d.due_micros) filter (where d.upline_id is null), 0) as due_micros,
             coalesce(sum(greatest(d.net_micros, 0)), 0) as paid_micros,
             coalesce(sum(greatest(-d.net_micros, 0)), 0) as owed_micros, min(d.payable_at) as payable_at
           from due d
         ), run as (
           insert into agent_run (id, family, period, window_begins, window_ends, state, currency, lines, due_micros,
             paid_micros, owed_micros, computed_at, next_payable_at, settled_at)
           select $9, $1::text, $2, $3::timestamptz, $4,
             case when t.lines = 0 then 'settled' when t.paid_micros > $11::numeric * 10 ^ (6 - $6) then 'waiting' else 'booking' end,
             $5::text, t.lines, t.due_micros, t.paid_micros, t.owed_micros, $10::timestamptz, t.payable_at, case when t.lines = 0 then $10::timestamptz end
           from total t
           on conflict (family, period, window_begins) do nothing
           returning id
         ), corrected as (
           update agent_correction k set run_id = run.id from run
           where k.family = $1 and k.run_id is null and k.player_id in (select d.player_id from due d)
         )
         insert into agent_run_line (player_id, contract_id, window_begins, run_id, family, currency, upline_id,
           stake_minor, active, lost_stake_minor, won_stake_minor, win_minor, loss_minor, carry_minor, rate, due_micros,
           passed_on_micros, correction_micros, net_micros, payable_at)
         select d.player_id, d.contract_id, $3::timestamptz, run.id, $1::text, $5::text, d.upline_id, d.stake_minor, d.active, d.lost_stake_minor,
           d.won_stake_minor, d.win_minor, d.loss_minor, d.carry_minor, d.rate, d.due_micros, d.passed_on_micros,
           d.correction_micros, d.net_micros, d.payable_at
         from run, due d`,
};
