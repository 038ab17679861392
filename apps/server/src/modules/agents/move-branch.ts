import { type PlayerId, Refusal } from '@pelita/contract';
import type { Statement, Tx } from '../../platform/database/tx.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { agentsSettings } from './settings.ts';

/**
 * Hangs an account with all below it under another upline, or with null at the top. Lines change when a business day
 * begins, so that all figures of a day have one line. Refuses cycles, a tree that grows too deep, and an upline whose rates
 * are below the account's.
 */
export async function moveBranch(
  tx: Tx,
  settings: Pick<Settings, 'get'>,
  { playerId, uplineId, from }: { playerId: PlayerId; uplineId: PlayerId | null; from: Temporal.Instant },
): Promise<void> {
  const maximumDepth = settings.get(agentsSettings.maximumDepth);
  const [moved] = await tx.run<{ outcome: Outcome }>(moveStatement, [playerId, uplineId, maximumDepth, from]);
  if (moved) refuseUnmoved(moved.outcome, maximumDepth);
}

/** The same rules, and no move. */
export async function judgeMove(
  tx: Tx,
  settings: Pick<Settings, 'get'>,
  { playerId, uplineId }: { playerId: PlayerId; uplineId: PlayerId | null },
): Promise<void> {
  const maximumDepth = settings.get(agentsSettings.maximumDepth);
  const [judged] = await tx.run<{ outcome: Outcome | null }>(judgeStatement, [playerId, uplineId, maximumDepth]);
  refuseUnmoved(judged?.outcome ?? 'moved', maximumDepth);
}

function refuseUnmoved(outcome: Outcome, maximumDepth: number): void {
  if (outcome === 'moved') return;
  const code = codes[outcome];
  throw new Refusal(code, code === 'tree_too_deep' ? { extra: { maximumDepth } } : {});
}

const codes = {
  unknown: 'agent_unknown',
  same: 'already_below_upline',
  cycle: 'tree_cycle',
  too_deep: 'tree_too_deep',
  rates_above: 'rates_out_of_bounds',
} as const;
type Outcome = 'moved' | keyof typeof codes;

const moveStatement: Statement = {
  name: 'agents.move',
  text: 'select move_agent_branch($1, $2, $3, $4) as outcome',
};
const judgeStatement: Statement = {
  name: 'agents.judge-move',
  text: 'select judge_agent_move($1, $2, $3) as outcome',
};
