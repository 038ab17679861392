import { balanceOf, registeredPlayer } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** Gathering, two phases in which nobody waits for the clock, and a little. */
const HAND_MS = 12_000;

test('GAME-10 GAME-12 FAIR-01 cards: two people on two devices finish a hand of Niu Niu, one’s loss is the other’s win less the rake, and each checks it @desktop', async ({
  portal,
  anotherDevice,
  house,
}) => {
  test.setTimeout(60_000);
  const { text } = portal;
  const people = [
    { portal, player: await registeredPlayer(house.origin, '100.00') },
    { portal: await anotherDevice(), player: await registeredPlayer(house.origin, '100.00') },
  ];
  const frames = people.map((person) => person.portal.page.locator('iframe').contentFrame());
  await Promise.all(
    people.map(async (person) => {
      await person.portal.visitAs(person.player, '/pvp');
      const title = person.portal.page.getByRole('main').getByRole('article').filter({ hasText: 'Niu Niu Berdua' });
      await title.getByRole('button').first().click();
    }),
  );
  for (const frame of frames) await frame.getByRole('button', { name: text('cards', 'sit'), exact: true }).click();

  // What a hand can cost is held of both before the cards are dealt.
  const bids = frames.map((frame) => frame.getByRole('button', { name: text('cards', 'bidTimes', { times: '1' }) }));
  for (const bid of bids) await expect(bid).toBeVisible({ timeout: HAND_MS });
  for (const { player } of people) expect(await balanceOf(house.origin, player)).toBe('96.00');
  await bids[0]?.click();
  await frames[1]?.getByRole('button', { name: text('cards', 'bidNone') }).click();
  // Who bid is the banker, so the other stakes: two units of 0.20.
  await frames[1]
    ?.getByRole('button', { name: text('cards', 'stakeUnits', { amount: '0.40' }) })
    .click({ timeout: HAND_MS });

  // Nobody is drawn into a second hand.
  for (const frame of frames) {
    await frame.getByRole('button', { name: text('cards', 'leave') }).click({ timeout: HAND_MS });
    await expect(frame.getByRole('button', { name: text('cards', 'sit'), exact: true })).toBeVisible({
      timeout: HAND_MS,
    });
  }

  let sum = 0;
  for (const { player } of people) {
    await expect.poll(async () => Number(await balanceOf(house.origin, player))).not.toBe(96);
    sum += Math.round(Number(await balanceOf(house.origin, player)) * 100);
  }
  // At most the highest rake went to the house.
  expect(sum).toBeGreaterThanOrEqual(20_000 - 60);
  expect(sum).toBeLessThanOrEqual(20_000);
  for (const frame of frames) {
    await frame.getByRole('button', { name: text('cards', 'history') }).click();
    const played = frame.getByRole('dialog').getByRole('listitem').first();
    await played.getByRole('button', { name: text('cards', 'check') }).click();
    await expect(played.getByText(text('cards', 'checkHolds'))).toBeVisible();
  }
});
