import type { CheckEvidence } from '@pelita/contract/office';
import type { Kysely } from 'kysely';
import type { Tx } from '../../../platform/database/tx.ts';
import type { WithdrawalRow } from '../store.ts';
import { type CheckNeeds, readFacts } from './read-facts.ts';
import { queueOf, riskChecks, type Verdict } from './risk-checks.ts';

export type CheckRow = {
  player_id: string;
  withdrawal_id: string;
  run: bigint;
  name: string;
  verdict: Verdict;
  evidence: CheckEvidence | null;
  at: Temporal.Instant;
};

/** Runs all checks and keeps what they found under the version that they looked at; the same version is judged once. */
export async function runChecks(
  tx: Tx,
  needs: CheckNeeds,
  withdrawal: WithdrawalRow,
): Promise<{ queue: ReturnType<typeof queueOf>; stops: string[] }> {
  const facts = await readFacts(tx, needs, withdrawal);
  const findings = riskChecks.map(({ name, judge }) => ({ name, ...judge(facts) }));
  const { player_id, id: withdrawal_id, version: run } = withdrawal;
  await tables(tx)
    .insertInto('withdrawal_check')
    .values(findings.map((finding) => ({ player_id, withdrawal_id, run, at: tx.now, ...finding })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return {
    queue: queueOf(findings.map(({ verdict }) => verdict)),
    stops: findings.filter(({ verdict }) => verdict === 'stop').map(({ name }) => name),
  };
}

/** What the last run found, in the order of the checks. */
export async function lastChecksOf(tx: Tx, { player_id, id }: WithdrawalRow): Promise<CheckRow[]> {
  const rows = await tables(tx)
    .selectFrom('withdrawal_check')
    .selectAll()
    .where('player_id', '=', player_id)
    .where('withdrawal_id', '=', id)
    .orderBy('run', 'desc')
    .limit(riskChecks.length)
    .execute();
  const last = new Map(rows.filter(({ run }) => run === rows[0]?.run).map((row) => [row.name, row]));
  return riskChecks.flatMap(({ name }) => last.get(name) ?? []);
}

function tables(tx: Tx): Kysely<{ withdrawal_check: CheckRow }> {
  return tx.tables<{ withdrawal_check: CheckRow }>();
}
