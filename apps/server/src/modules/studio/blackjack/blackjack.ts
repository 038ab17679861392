import type { Studio } from '../studio.ts';
import type { Settling } from '../tables/settle-round.ts';
import type { StakeBet } from '../tables/stake-bets.ts';

/** What the studio's blackjack tables stand on. */
export type Blackjack = { studio: Studio; stake: StakeBet; settling: Settling };
