import type { JobHandler } from '../../../platform/module.ts';
import { dropOldTokens } from './bet-store.ts';
import type { BookNeeds } from './book.ts';
import type { BookTitle } from './book-terms.ts';
import { abandonedMatches } from './feed/feed-store.ts';
import { hearFeed } from './feed/hear-feed.ts';
import { judgeMatch, voidMatch } from './judge-match.ts';
import { pruneMatches, unpaidMatches } from './match-store.ts';
import { payDueBets } from './pay-bets.ts';
import { planMatches } from './plan-matches.ts';

const MATCHES_AT_A_TIME = 500;
/** A result that comes from outside is corrected for so long. */
const CORRECTED_DAYS = 7;
const UNBET_DAYS = 3;

/**
 * Every minute, and at each start: matches are made ahead; those that are over are judged, and what they owe is paid,
 * whoever has looked at them and whatever a crash has cut off.
 */
export function leadBooksJob(needs: BookNeeds, books: () => Promise<readonly BookTitle[]>): JobHandler {
  return {
    name: 'studio.lead-books',
    schedule: '* * * * *',
    atStart: true,
    long: async (database) => {
      for (const title of await books()) await planMatches(needs.studio, title);
      if (needs.feed) await hearFeed(needs, needs.feed);
      await voidAbandoned(needs);
      await settleBooks(needs, null);
      await database.transaction(async (tx) => {
        await pruneMatches(tx, tx.now.subtract({ hours: 24 * UNBET_DAYS }));
        await dropOldTokens(tx, tx.now.subtract({ hours: 24 * CORRECTED_DAYS }));
      });
    },
  };
}

async function voidAbandoned({ database, seeds, log }: BookNeeds): Promise<void> {
  const ids = await database.reading(abandonedMatches);
  for (const match of ids) {
    await database.transaction((tx) => voidMatch(tx, seeds, match));
    log.warn({ match }, 'a match outside without a result is void');
  }
}

/** Judges what is over in a book, or in all, and pays what is due. */
export async function settleBooks(needs: BookNeeds, gameCode: string | null): Promise<void> {
  const matches = await needs.database.reading((tx) => unpaidMatches(tx, gameCode, MATCHES_AT_A_TIME));
  for (const match of matches)
    try {
      await judgeMatch(needs, match);
    } catch (err) {
      needs.log.error({ err, match: match.id }, 'a match could not be judged');
    }
  await payDueBets(needs, gameCode);
}
