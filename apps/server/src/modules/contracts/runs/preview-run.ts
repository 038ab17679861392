import { type CallAnswer, type CallInput, decimalFromMinor } from '@pelita/contract';
import type { previewAgentRun } from '@pelita/contract/office';
import { percentFromRate } from '@pelita/agents';
import type { Statement, Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { microsText } from './micros.ts';
import type { RunParts } from './compute-run.ts';
import { duesArguments } from './dues.ts';
import { nextWindow } from './windows.ts';

type Call = typeof previewAgentRun;
/** Lines that a preview lists; its totals are of all. */
const LISTED = 100;

/** OPS-09: what the next run of a kind would come to now, by the very function that writes it. Nothing is kept. */
export function previewRun(parts: RunParts) {
  return async (tx: Tx, _who: CallerOf<Call>, { query }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const kind = { family: query.family, period: query.family === 'dividend' ? query.period : ('' as const) };
    const { currency } = parts;
    const window = await nextWindow(tx, kind);
    if (window === null) return { window: null, totals: totalsOf([]), lines: [], currency };
    const rows = await tx.run<Row>(previewStatement, duesArguments(parts, kind, window));
    return {
      window: { begins: window.begins.toString(), ends: window.ends.toString(), isClosed: window.isClosed },
      totals: totalsOf(rows),
      lines: rows.slice(0, LISTED).map((row) => ({
        playerId: row.player_id,
        username: row.username ?? '',
        stake: decimalFromMinor(row.stake_minor, currency),
        activeMembers: Number(row.active),
        loss: decimalFromMinor(row.loss_minor, currency),
        rate: percentFromRate(Number(row.rate)),
        due: microsText(row.due_micros),
        passedOn: microsText(row.passed_on_micros),
        net: microsText(row.net_micros),
      })),
      currency,
    };
  };
}

type Row = {
  player_id: string;
  upline_id: string | null;
  username: string | null;
  stake_minor: bigint;
  active: bigint;
  loss_minor: bigint;
  rate: bigint;
  due_micros: bigint;
  passed_on_micros: bigint;
  net_micros: bigint;
};

function totalsOf(rows: readonly Row[]) {
  const sum = (of: (row: Row) => bigint) => microsText(rows.reduce((total, row) => total + of(row), 0n));
  return {
    lines: rows.length,
    due: sum(({ upline_id, due_micros }) => (upline_id === null ? due_micros : 0n)),
    paid: sum(({ net_micros }) => (net_micros > 0n ? net_micros : 0n)),
    owed: sum(({ net_micros }) => (net_micros < 0n ? -net_micros : 0n)),
  };
}

const previewStatement: Statement = {
  name: 'contracts.preview-run',
  text: `select d.*, a.username from agent_dues($1, $2, $3, $4, $5, $6, $7, $8) d
         left join account a on a.player_id = d.player_id order by d.net_micros desc, d.player_id`,
};
