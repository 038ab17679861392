import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { listPromotions } from '@pelita/contract/office';
import { newMember, type Person } from '@pelita/testkit';
import { expect, test } from 'vitest';
import { freeCreditTyped, promotionWorld } from '../testing/promotion-world.ts';

// Processes claim a free credit; each is killed at another query of it, in two ways, and then its player claims again.
const place = await promotionWorld();
const { world, server, content } = place;
const moments = ['sent', 'answered'] as const;
const AT_ONCE = 2;

test(
  'REL-01 PROMO-03 a claim that is killed between any two of its queries is paid once in the end, and its budget is taken once',
  { timeout: 300_000 },
  async () => {
    const id = await place.published(freeCreditTyped);
    const spared = await newMember(server);
    const queries = Number((await claimInProcess(spared, id, 0, 'sent')).told);
    const points = moments.flatMap((moment) =>
      Array.from({ length: queries }, (_, query) => ({ moment, at: query + 1 })),
    );
    expect(points.length).toBeGreaterThanOrEqual(30);
    const people: Person[] = [spared];
    const ends: string[] = [];
    for (let first = 0; first < points.length; first += AT_ONCE)
      await Promise.all(
        points.slice(first, first + AT_ONCE).map(async ({ at, moment }) => {
          const person = await newMember(server);
          people.push(person);
          ends.push((await claimInProcess(person, id, at, moment)).end);
          expect((await place.claim(person, id)).value.status).toBe('inProcess');
        }),
      );
    // What was sent may be heard of before the kill, and the last of all then is the end.
    expect(ends.filter((end) => end === 'killed').length).toBeGreaterThanOrEqual(30);
    for (const person of people)
      expect(await place.bonusOf(person)).toMatchObject([{ amount_minor: 800, required_minor: 4_800 }]);
    const { promotions } = (await content.send(listPromotions, {})).value;
    const left = promotions.find((one) => one.id === id)?.budgetLeft;
    expect(left).toBe((5_000 - 8 * people.length).toFixed(2));
    expect(await place.faults()).toEqual([]);
  },
);

async function claimInProcess(
  { playerId }: Person,
  promotionId: string,
  at: number,
  moment: (typeof moments)[number],
): Promise<{ end: string; told: string }> {
  const program = fileURLToPath(new URL('testing/claiming-process.ts', import.meta.url));
  const words = [program, JSON.stringify(world.address), playerId, promotionId, String(at), moment];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  let told = '';
  child.stdout.on('data', (data: Buffer) => (told += data.toString()));
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return { end: signal === 'SIGKILL' ? 'killed' : `ended with ${code}`, told: told.trim() };
}
