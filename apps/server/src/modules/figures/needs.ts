import type { CallAnswer } from '@pelita/contract';
import type { getDashboard } from '@pelita/contract/office';
import type { Tx } from '../../platform/database/tx.ts';

type Dashboard = CallAnswer<typeof getDashboard>;

/** What the dashboard tells of other modules. */
export type OfficeFigureNeeds = {
  queues: (tx: Tx) => Promise<Dashboard['queues']>;
  /** The last comparison of the books. */
  books: (tx: Tx) => Promise<Pick<Dashboard['books'], 'comparedAt' | 'differences'>>;
  /** When the audit log was signed last. */
  anchoredAt: (tx: Tx) => Promise<Temporal.Instant | null>;
};
