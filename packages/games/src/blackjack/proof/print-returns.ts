/* Plays each table by the basic strategy and prints what stands in returns.ts: node packages/games/src/blackjack/proof/print-returns.ts [HANDS] */
import { blackjackEngines } from '../blackjack-engine.ts';
import { simulateBlackjack } from './simulate.ts';

const hands = Number(process.argv[2] ?? 20_000_000);
for (const engine of blackjackEngines.values()) {
  const { returnPercent, within } = simulateBlackjack(engine, hands, 20_261_127);
  console.log(`${engine.id}: ${returnPercent.toFixed(3)} % within ${within.toFixed(3)}, ${hands} hands`);
}
