import { decimal } from '../../fraction.ts';
import { CHANCES, type MatchEngine } from '../match-engine.ts';
import { exactReturns } from './exact-returns.ts';

const PLACES = 4;

/** The returns of every virtual match, kept as docs/book-returns.md. */
export function returnsDocument(engines: readonly MatchEngine[]): string {
  return `${[
    '# Returns of the virtual matches',
    '',
    'Written by `npm run generate`. A match is played by draws from its committed seed, and its prices are counted from the',
    'same chances: the fair price, divided by the overround and cut off after two places. So what a price returns is exact:',
    'these are the least and the most over every pairing of ratings, every line and every selection before the start, cut',
    'off after four places. Prices of a match under way come from the score and the minute in the same way. A handicap that is returned whole',
    'or in half returns the more, the likelier that is.',
    ...engines.flatMap((engine) => [
      '',
      `## ${engine.id}`,
      '',
      `Up to ${engine.minutes} draws of ${CHANCES}. Overround: ${percent(engine.overrounds.two)} of two selections, ${percent(engine.overrounds.three)} of three, ${percent(engine.overrounds.score)} of correct scores.`,
      '',
      '| market | prices | least return | most return |',
      '|---|---|---|---|',
      ...exactReturns(engine).map(
        ({ kind, prices, lowest, highest }) =>
          `| ${kind} | ${prices} | ${decimal(lowest, PLACES)} % | ${decimal(highest, PLACES)} % |`,
      ),
    ]),
  ].join('\n')}\n`;
}

const percent = (basisPoints: number): string => `${basisPoints / 100} %`;
