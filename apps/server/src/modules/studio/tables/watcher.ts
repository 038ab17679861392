import type { CurrencyCode } from '@pelita/contract';

/** Somebody who looks at a table or a room, by one stream. */
export type Watcher = { userId: string; currency: CurrencyCode; write: (frame: string) => void };
