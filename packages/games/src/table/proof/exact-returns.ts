import { type Fraction, fraction } from '../../fraction.ts';
import type { TableEngine } from '../table-engine.ts';
import { everyOutcome } from './outcomes.ts';

export type ExactReturns = {
  /** Expected return per unit staked, by spot. */
  readonly returns: ReadonlyMap<string, Fraction>;
  /** How many of all outcomes each winner has. */
  readonly winners: ReadonlyMap<string, bigint>;
  readonly total: bigint;
};

/** Every outcome counted. Weights are added up by what is paid before they are multiplied, so nothing is rounded. */
export function exactReturns(engine: TableEngine): ExactReturns {
  const paid = new Map(engine.spots.map(({ id }) => [id, new Map<number, number>()]));
  const winners = new Map<string, number>();
  let total = 0;
  for (const [drawn, weight] of everyOutcome(engine)) {
    total += weight;
    const winner = engine.winner(drawn);
    winners.set(winner, (winners.get(winner) ?? 0) + weight);
    for (const [spot, hundredths] of engine.returns(drawn)) {
      const counts = paid.get(spot);
      counts?.set(hundredths, (counts.get(hundredths) ?? 0) + weight);
    }
  }
  if (!Number.isSafeInteger(total)) throw new RangeError(`${engine.id} has more outcomes than are counted exactly`);
  return {
    returns: new Map([...paid].map(([spot, counts]) => [spot, expected(counts, total)])),
    winners: new Map([...winners].map(([winner, weight]) => [winner, BigInt(weight)])),
    total: BigInt(total),
  };
}

function expected(counts: ReadonlyMap<number, number>, total: number): Fraction {
  const sum = [...counts].reduce((all, [hundredths, weight]) => all + BigInt(hundredths) * BigInt(weight), 0n);
  return fraction(sum, BigInt(total) * 100n);
}
