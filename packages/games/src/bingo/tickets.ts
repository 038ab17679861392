import { wordStream } from '../fairness/fair-stream.ts';
import { bingoEngineOf } from './bingo-engines.ts';
import { type BingoTicket, TICKETS_OF_A_STRIP } from './bingo-engine.ts';
import { card75 } from './cards-75.ts';
import { strip90 } from './strips-90.ts';

/** What a player has bought at once: so many tickets, whose numbers follow from a key that the player's page has chosen. */
export interface BingoPurchase {
  readonly key: string;
  readonly count: number;
}

/**
 * The numbers of a purchase. Nothing of the house is in them, so that it cannot give anybody better tickets; of 90 balls
 * they are the first tickets of as many strips as it takes.
 */
export function ticketsOf(engine: string, round: string, { key, count }: BingoPurchase): BingoTicket[] {
  const next = wordStream(key, `${round}:tickets`);
  if (bingoEngineOf(engine).balls === 75) return Array.from({ length: count }, () => card75(next));
  const strips = Math.ceil(count / TICKETS_OF_A_STRIP);
  return Array.from({ length: strips }, () => strip90(next))
    .flat()
    .slice(0, count);
}
