import type { SeatedPlayer } from '../launch/authenticate.ts';
import type { Studio } from '../studio.ts';
import type { BookTitle } from './book-terms.ts';
import type { BookFeed } from './feed/hear-feed.ts';
import type { StatesOf } from './match-states.ts';
import type { StakeNeeds } from './stake-bet.ts';

/** What the use cases of a sportsbook stand on. */
export type BookNeeds = StakeNeeds &
  Pick<Studio, 'clock' | 'seeds'> & { studio: Studio; statesOf: StatesOf; feed: BookFeed | null };

export type BookPlayer = SeatedPlayer<BookTitle>;
