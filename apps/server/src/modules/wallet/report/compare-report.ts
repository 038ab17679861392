import { type CurrencyCode, providerUnitsFromMinor, type ReportedTransaction } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { ReportedPeriod } from './reported-period.ts';
import { keptByUuid, keptInOrder, type KeptTransaction } from './store.ts';

export type ReportDifference = {
  rule:
    | 'reported_but_unknown_here'
    | 'here_but_not_reported'
    | 'reported_twice'
    | 'another_kind'
    | 'another_amount'
    | 'another_state';
  subject: string;
};

/**
 * Compares a provider's own book with ours, transaction by transaction, both ways. What is reported is looked up whenever
 * it was; what is not reported counts only within the period, for a report covers one. Nothing is repaired.
 */
export async function compareReport(
  tx: Tx,
  ask: { providerCode: string; report: readonly ReportedTransaction[]; period: ReportedPeriod },
): Promise<ReportDifference[]> {
  const { providerCode, report, period } = ask;
  const reported = new Map<string, ReportedTransaction>();
  const differences: ReportDifference[] = [];
  const note = (rule: ReportDifference['rule'], uuid: string, told: ReportedTransaction | null, kept: Kept): void => {
    differences.push({ rule, subject: `${providerCode} ${uuid}: reported ${textOf(told)}, here ${textOf(kept)}` });
  };
  for (const told of report) {
    if (reported.has(told.transactionUuid)) note('reported_twice', told.transactionUuid, told, null);
    reported.set(told.transactionUuid, told);
  }

  for (const uuids of inPortions([...reported.keys()])) {
    const kept = new Map((await keptByUuid(tx, providerCode, uuids)).map((row) => [row.transactionUuid, ours(row)]));
    for (const uuid of uuids) {
      const told = reported.get(uuid);
      const here = kept.get(uuid) ?? null;
      const rule = told && ruleBroken(told, here);
      if (rule) note(rule, uuid, told, here);
    }
  }
  for await (const row of keptInOrder(tx, providerCode, period)) {
    const here = ours(row);
    if (!here.isNothing && !reported.has(row.transactionUuid))
      note('here_but_not_reported', row.transactionUuid, null, here);
  }
  return differences;
}

type OurTransaction = Omit<ReportedTransaction, 'transactionUuid' | 'kind'> & {
  kind: KeptTransaction['kind'];
  /** A refusal, a tombstone or a rollback of nothing: no money ever stood on it, so the provider may leave it out. */
  isNothing: boolean;
};
type Kept = OurTransaction | null;

function ours(row: KeptTransaction): OurTransaction {
  const isRefused = row.status !== 'RS_OK';
  const isNothing = isRefused || row.kind === 'unseen' || (row.kind === 'rollback' && row.amountMinor === 0n);
  const state = isRefused ? 'refused' : row.isRolledBack ? 'rolled_back' : 'ok';
  const amount = providerUnitsFromMinor(row.amountMinor, row.currency as CurrencyCode);
  return { kind: row.kind, amount, state, isNothing };
}

/** Null when the two agree. */
function ruleBroken(told: ReportedTransaction, here: Kept): ReportDifference['rule'] | null {
  if (told.state === 'open' && (here === null || here.kind === 'unseen')) return null;
  if (here === null) return told.state === 'refused' ? null : 'reported_but_unknown_here';
  // What was undone before it came: neither its kind nor its amount were ever told to us.
  if (here.kind === 'unseen') return told.kind === 'rollback' || told.state === 'ok' ? 'another_state' : null;
  if (told.kind !== here.kind) return 'another_kind';
  if (told.amount !== null && told.amount !== here.amount) return 'another_amount';
  if (told.state === 'open' || told.state === here.state) return null;
  // A refused bet holds no money, whether it was undone too or not.
  return here.state === 'refused' && told.state === 'rolled_back' ? null : 'another_state';
}

function textOf(transaction: Kept | ReportedTransaction): string {
  if (transaction === null) return 'nothing';
  const { kind, amount, state } = transaction;
  return `${kind}${amount === null ? '' : ` ${amount}`} ${state}`;
}

const PORTION = 5_000;

function* inPortions<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let at = 0; at < items.length; at += PORTION) yield items.slice(at, at + PORTION);
}
