/** What bounds the database's clients: no request waits without an end, no queue grows without one. */
export const databaseLimits = {
  /** Connections of one process for its transactions. */
  connections: 16,
  /** Transactions that may wait for a connection; the next one is refused with `overloaded`. */
  waiting: 512,
  /** What a batch takes at most, how many waiting open a second lane, and how many may wait before it is `overloaded`. */
  batch: 256,
  laneOpens: 32,
  gathering: 2_048,
  /** Connections for what reads much, and how many such readings may wait for one. */
  scanConnections: 2,
  scansWaiting: 16,
  /** Connections of the job queue. */
  jobConnections: 4,
  /** A wait for a connection, a database that is just restarting included. */
  acquireMs: 8_000,
  /** A start's patience with a database that is recovering. */
  recoveryMs: 60_000,
  statementMs: 5_000,
  lockMs: 4_000,
  idleInTransactionMs: 5_000,
  transactionMs: 10_000,
  /** The client's own end of patience, for a network that has gone silent. */
  answerMs: 12_000,
  /** Runs of one transaction that loses a race each time, the first one included. */
  attempts: 5,
} as const;
