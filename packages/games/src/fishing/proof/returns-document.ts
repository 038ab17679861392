import { decimal, fraction, times } from '../../fraction.ts';
import { type FishEngine, multiplesOf } from '../fish-engine.ts';
import { catchChance } from '../shots.ts';
import { type Weapon, weapons } from '../weapons.ts';
import { everyTarget, returnOf } from './exact-returns.ts';

/** What every tank returns by every weapon, kept as docs/fishing-returns.md. */
export function fishingReturns(engines: readonly FishEngine[]): string {
  return `${[
    '# Returns of the fishing games',
    '',
    'Written by `npm run generate`. A fish of multiple M that takes the share s of a shot is caught with s · return / M; a range of multiples is drawn first, each equally likely. The shares of a shot add up to one, so every weapon returns the same at every set of fish: all of them are counted, in every order, as fractions.',
    '',
    '## Weapons',
    '',
    '| weapon | fish at most | shares, by how many are hit | shots a second |',
    '|---|---|---|---|',
    ...Object.values(weapons).map(weaponRow),
    ...engines.flatMap((engine) => [
      '',
      `## ${engine.id}`,
      '',
      '| fish | multiple | caught by a single shot | return |',
      '|---|---|---|---|',
      ...engine.kinds.map((kind) => {
        const [least, most] = multiplesOf(kind);
        const chance = (multiple: number) => percent(catchChance(engine, weapons.single, 1, 0, multiple), 4);
        const chances = least === most ? chance(least) : `${chance(least)} … ${chance(most)}`;
        return `| ${kind.id} | ${kind.multiples.join(', ')} | ${chances} | ${percent(returnOf(engine, weapons.single, [kind]), 2)} |`;
      }),
      '',
      ...Object.values(weapons).map((weapon) => countedRow(engine, weapon)),
    ]),
  ].join('\n')}\n`;
}

function weaponRow({ id, reach, weights, pauseMs }: Weapon): string {
  const shares = Array.from({ length: reach }, (_, i) => {
    const hit = weights.slice(0, i + 1);
    const sum = hit.reduce((all, weight) => all + weight, 0);
    return hit.map((weight) => (sum === 1 ? '1' : `${weight}/${sum}`)).join(' ');
  });
  return `| ${id} | ${reach} | ${shares.join(' · ')} | ${(1_000 / pauseMs).toFixed(2)} |`;
}

function countedRow(engine: FishEngine, weapon: Weapon): string {
  const returns = new Map<string, number>();
  for (const kinds of everyTarget(engine, weapon)) {
    const back = percent(returnOf(engine, weapon, kinds), 2);
    returns.set(back, (returns.get(back) ?? 0) + 1);
  }
  const counted = [...returns].map(
    ([back, sets]) => `${back} at ${sets} of ${[...returns.values()].reduce((a, b) => a + b)} sets`,
  );
  return `- ${weapon.id}: ${counted.join(', ')}`;
}

const percent = (share: Parameters<typeof decimal>[0], places: number): string =>
  `${decimal(times(share, fraction(100)), places)} %`;
