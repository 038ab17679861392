import type { CatalogueSeed } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { OpenLotteries } from './lottery-lanes.ts';

/** What the catalogue asks of the brand and of modules above it; the application hands it in. */
export type CatalogueNeeds = {
  /** Rounds with real money since an instant, by game code: counted by whoever keeps the rounds' money. */
  countRounds: (tx: Tx, since: Temporal.Instant) => Promise<ReadonlyMap<string, number>>;
  openLotteries: (tx: Tx) => Promise<OpenLotteries>;
  seed: CatalogueSeed;
  /** Whether the brand's long shelf is listed too. */
  isWholeCatalogue: boolean;
  studioProviderCode: string;
};
