import type { CallAnswer } from '@pelita/contract';
import type { getDashboard, Permission, Queue } from '@pelita/contract/office';
import type { Tx } from '../../platform/database/tx.ts';
import type { Waiting } from '../../platform/database/waiting.ts';

type Dashboard = CallAnswer<typeof getDashboard>;

/** Something that waits for the operators who may see it; after `limitMinutes` one of them should have looked. */
export type WaitingQueue = Pick<Queue, 'name' | 'limitMinutes'> & {
  permission: Permission;
  read: (tx: Tx) => Promise<Waiting>;
};

/** What the dashboard tells of other modules. */
export type OfficeFigureNeeds = {
  queues: readonly WaitingQueue[];
  /** The last comparison of the books. */
  books: (tx: Tx) => Promise<Pick<Dashboard['books'], 'comparedAt' | 'differences'>>;
  /** When the audit log was signed last. */
  anchoredAt: (tx: Tx) => Promise<Temporal.Instant | null>;
};
