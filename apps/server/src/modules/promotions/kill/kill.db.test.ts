import { listPromotions } from '@pelita/contract/office';
import { newMember, type Person } from '@pelita/testkit';
import { expect, test } from 'vitest';
import { type Death, moments, workAsDyingServer } from '../../../platform/database/testing/dying-server.ts';
import type { Setting } from '../../../platform/settings/setting.ts';
import { requestReward } from '../members/request-reward.ts';
import { freeCreditTyped, promotionWorld } from '../testing/promotion-world.ts';

// Servers give a free credit; each dies at another query of it, in two ways, and then its player claims again.
const place = await promotionWorld();
const { world, server, content } = place;
const claim = requestReward({
  brand: { currency: 'MYR' },
  pictureUrl: () => '',
  settings: { get: <Value>({ default: initial }: Setting<Value>) => initial },
} as never);

test(
  'REL-01 PROMO-03 a claim whose server dies between any two of its queries is paid once in the end, and its budget is taken once',
  { timeout: 300_000 },
  async () => {
    const id = await place.published(freeCreditTyped);
    const spared = await newMember(server);
    const { queries } = await claimAtServer(spared, id);
    const deaths = moments.flatMap((moment) =>
      Array.from({ length: queries }, (_, query) => ({ moment, at: query + 1 })),
    );
    const people: Person[] = [spared];
    const ends: string[] = [];
    for (const death of deaths) {
      const person = await newMember(server);
      people.push(person);
      ends.push((await claimAtServer(person, id, death)).end);
      expect((await place.claim(person, id)).value.status).toBe('inProcess');
    }
    expect(ends.length).toBeGreaterThanOrEqual(30);
    expect(new Set(ends)).toEqual(new Set(['died']));
    for (const person of people)
      expect(await place.bonusOf(person)).toMatchObject([{ amount_minor: 800, required_minor: 4_800 }]);
    const { promotions } = (await content.send(listPromotions, {})).value;
    const left = promotions.find((one) => one.id === id)?.budgetLeft;
    expect(left).toBe((5_000 - 8 * people.length).toFixed(2));
    expect(await place.faults()).toEqual([]);
  },
);

const claimAtServer = ({ playerId }: Person, promotionId: string, death?: Death) =>
  workAsDyingServer({ ...world, death }, (database) =>
    database.transaction((tx) =>
      claim(tx, { player: { playerId }, language: 'EN' } as never, { body: { promotionId } } as never),
    ),
  );
