/**
 * A source of one row for a statement that is a transaction of its own, whose commit then does not wait for the disk.
 * Whoever asks later sees it all the same; only a crash of PostgreSQL or of its machine may forget what was written in
 * the half second before it. For what guards some minutes and comes with every login, never for money.
 */
export const withoutWaitingForDisk = `set_config('synchronous_commit', 'off', true)`;
