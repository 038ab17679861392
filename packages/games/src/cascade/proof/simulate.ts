import { type EngineId, engines } from '../../engines.ts';
import { outcomeFromSeeds } from '../../outcome-from-seeds.ts';

/** Seeded rounds of an engine at a line bet of one, each with its own nonce; the same seeds give the same figures. */
export function simulate(engine: EngineId, serverSeed: string, rounds: number) {
  const bet = engines[engine].betUnits;
  let sum = 0;
  let squares = 0;
  let hits = 0;
  let highest = 0;
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const { totalWinMinor } = outcomeFromSeeds({
      engine,
      serverSeed,
      clientSeed: 'simulation',
      nonce,
      lineBetMinor: 1n,
    });
    const won = Number(totalWinMinor) / bet;
    sum += won;
    squares += won * won;
    if (won > 0) hits += 1;
    highest = Math.max(highest, won);
  }
  const mean = sum / rounds;
  const deviation = Math.sqrt(squares / rounds - mean ** 2);
  /** Half the width of the 99 % band around the mean. */
  const band = (2.576 * deviation) / Math.sqrt(rounds);
  return { rounds, mean, deviation, band, hitShare: hits / rounds, highest };
}
