import type { RiskRule } from '@pelita/contract/office';
import type { Statement, Tx } from '../../platform/database/tx.ts';
import { lockAccount } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { Numbers } from './facts.ts';
import type { Found } from './rules.ts';
import { insertStep } from './store.ts';

/** A case shows so many rows of a finding; how many there were is counted in full. */
const ROWS_KEPT = 100;

/**
 * Keeps what was found, once for a player, a rule and a day, in the case that runs or in a new one. Counted again, it says what
 * it comes to now, until somebody has looked at it: what was decided upon stays as it was seen. Answers whether it is new.
 */
export async function noteFinding(tx: Tx, rule: RiskRule, found: Found, thresholds: Numbers): Promise<boolean> {
  const { player_id: playerId, day } = found;
  if (await recount(tx, rule, found, thresholds)) return false;
  await lockAccount(tx, playerId);
  if (await recount(tx, rule, found, thresholds)) return false;
  const [opened] = await tx.run<{ id: string; is_new: boolean }>(caseStatement, [playerId, tx.newId(), tx.now, rule]);
  if (!opened) throw new Error(`no case of player ${playerId} was opened`);
  await tx.run(insertStatement, [playerId, rule, day, tx.newId(), opened.id, tx.now, ...contentOf(found, thresholds)]);
  const step = { playerId, caseId: opened.id, operatorId: null };
  if (opened.is_new) insertStep(tx, { ...step, kind: 'opened' });
  insertStep(tx, { ...step, kind: 'finding', subject: rule });
  await recordAudit(tx, {
    actor: 'system',
    action: opened.is_new ? 'open-risk-case' : 'add-risk-finding',
    subject: `player:${playerId}`,
    after: { case: opened.id, rule, day },
  });
  return true;
}

/** Whether it is there already. */
async function recount(tx: Tx, rule: RiskRule, found: Found, thresholds: Numbers): Promise<boolean> {
  const { player_id: playerId, day } = found;
  const [row] = await tx.run<{ is_there: boolean }>(recountStatement, [
    playerId,
    rule,
    day,
    tx.now,
    ...contentOf(found, thresholds),
  ]);
  return row?.is_there === true;
}

function contentOf({ counted, evidence, others }: Found, thresholds: Numbers): unknown[] {
  const rows = evidence.slice(-ROWS_KEPT);
  return [JSON.stringify(counted), JSON.stringify(thresholds), JSON.stringify(rows), others];
}

const recountStatement: Statement = {
  name: 'risk.recount-finding',
  text: `with counted as (
           update risk_finding f set counted_at = $4, counted = $5, thresholds = $6, evidence = $7, others = $8
           from risk_case c
           where f.player_id = $1 and f.rule = $2 and f.day = $3 and c.player_id = f.player_id and c.id = f.case_id
             and c.state = 'open' and (f.counted, f.evidence) is distinct from ($5::jsonb, $7::jsonb))
         select exists (select from risk_finding where player_id = $1 and rule = $2 and day = $3) as is_there`,
};
const caseStatement: Statement = {
  name: 'risk.open-case',
  text: `insert into risk_case as c (player_id, id, state, opened_at, review_at, rules, findings)
         values ($1, $2, 'open', $3, $3, array[$4::text], 1)
         on conflict (player_id) where state <> 'closed' do update set state = 'open',
           review_at = least(c.review_at, excluded.review_at), findings = c.findings + 1, version = c.version + 1,
           rules = case when $4 = any (c.rules) then c.rules else c.rules || $4::text end
         returning id, id = $2 as is_new`,
};
const insertStatement: Statement = {
  name: 'risk.insert-finding',
  text: `insert into risk_finding (player_id, rule, day, id, case_id, found_at, counted_at, counted, thresholds, evidence, others)
         values ($1, $2, $3, $4, $5, $6, $6, $7, $8, $9, $10)`,
};
