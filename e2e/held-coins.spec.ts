import { roundThatHolds, watchedAgain } from './support/held-coins.ts';
import { keepPassingWords } from './support/passing-words.ts';
import { balanceOf, registeredPlayer } from './support/people.ts';
import { minorOf } from './support/portal.ts';
import { expect, test } from './support/test.ts';

test('GAME-10 GAME-12 a round whose coins held is watched again: they stay, the rest is drawn to the end, and they pay what they say @phone', async ({
  portal,
  house,
}) => {
  const { text } = portal;
  const player = await registeredPlayer(house.origin, '1000.00');
  const held = await roundThatHolds(house.origin, player);
  const [spin] = held.round.spins;
  if (!spin?.hold) throw new Error('the round holds no coins');
  const wordsOf = await keepPassingWords(portal.page, '.sign-main, .act-card');
  await portal.visitAs(player, '/');
  const balance = await balanceOf(house.origin, player);
  const { frame } = await watchedAgain(portal, held);

  // Cards that nobody presses go by themselves, so nothing here has to come in time.
  const words = () => wordsOf(frame);
  const [begin, end] = [text('studio', 'freeSpinsStart'), text('studio', 'holdEnd')];
  await expect.poll(words, { timeout: 120_000 }).toContainEqual(expect.stringMatching(`^${end}.*${spin.hold.win}`));
  expect(await words(), 'how many coins hold').toContainEqual(
    expect.stringMatching(`^${spin.coins.length} .*${begin}$`),
  );
  expect(await words(), 'how many respins are left at first').toContainEqual(expect.stringMatching(/^3 /));

  const coins = [...spin.coins, ...spin.hold.respins.flat()];
  await expect(frame.locator('.board .coin')).toHaveText(
    coins.toSorted((a, b) => a.reel - b.reel || a.row - b.row).map(({ bets }) => `${bets}×`),
  );
  const worth = coins.reduce((sum, { win }) => sum + minorOf(win), minorOf(spin.hold.fullWin));
  expect(worth).toBe(minorOf(spin.hold.win));
  expect(await balanceOf(house.origin, player), 'what is watched again moves nothing').toBe(balance);
});
