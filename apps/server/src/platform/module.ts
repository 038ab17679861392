import type { FastifyInstance } from 'fastify';
import type { Database, Tx } from './database/tx.ts';
import type { LiveState } from './events/live-state.ts';
import type { Binding } from './http/binding.ts';
import type { ServedList } from './lists/served-list.ts';
import type { StartupPiece } from './startup-piece.ts';

/** What a module hands to the application. `x` stands at `modules/x/index.ts` and is built with the platform. */
export type Module = {
  name: string;
  /** Calls of the contract. */
  bindings?: readonly Binding[];
  /** Calls of the back office, which stands at an address of its own. */
  officeBindings?: readonly Binding[];
  /** Lists of the back office, each with the view that it reads. */
  lists?: readonly ServedList[];
  /** Routes outside /wps. */
  plugin?: (app: FastifyInstance) => Promise<void>;
  jobs?: readonly JobHandler[];
  /** What players' streams show of this module. */
  liveStates?: readonly LiveState[];
  /** What pages hold of this module when they arrive. */
  startup?: readonly StartupPiece[];
  /** Runs at every start, so it must be safe to run twice. */
  seed?: (database: Database) => Promise<void>;
};

/** Delivery is at least once, so `handle` must be safe to run twice with the same data. */
export type JobHandler = {
  name: string;
  /** One transaction of its own each time; `long` gets the database and opens its own. */
  handle?: (tx: Tx, data: Record<string, unknown>) => Promise<void>;
  long?: (database: Database, data: Record<string, unknown>) => Promise<void>;
  /** Five cron fields, in the brand's time zone. */
  schedule?: string;
  /** Runs at each start too, for what cannot wait for its minute. */
  atStart?: true;
};
