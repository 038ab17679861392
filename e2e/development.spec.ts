import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { openHouse, type OwnHouse } from './support/house.ts';
import { expect, test as shared } from './support/test.ts';

// The house as its developers run it, from the sources and without a build.
const test = shared.extend<object, { house: OwnHouse }>({
  house: [
    async ({}, use) => {
      const house = await openHouse({ isDevelopment: true });
      await use(house);
      await house.leave();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});
test.describe.configure({ mode: 'serial' });

const sources = join(import.meta.dirname, '../apps');
/** A file is saved as it was: for whoever watches it that is a change like any other. */
const save = (path: string) => utimes(join(sources, path), new Date(), new Date());
const timesReady = (house: OwnHouse) => house.printed().match(/Pelita is ready at/g)?.length ?? 0;

test('EASY-03 under npm run dev a saved source reaches the open page, and does not begin the server anew @desktop', async ({
  portal,
  house,
}) => {
  let updates = 0;
  portal.page.on('console', (line) => (updates += /hot updated.*hero\.tsx/.test(line.text()) ? 1 : 0));
  await portal.visit('/');
  // A page is live before it listens for what is saved.
  await expect(async () => {
    await save('portal/src/pages/home/hero.tsx');
    await expect.poll(() => updates, { timeout: 2_000 }).toBeGreaterThan(0);
  }).toPass();
  await portal.isLive();
  expect(timesReady(house)).toBe(1);
});

test('EASY-03 under npm run dev a saved source of the server begins it anew, with the same accounts @desktop', async ({
  portal,
  house,
}) => {
  await save('server/src/modules/site/index.ts');
  await expect.poll(() => timesReady(house)).toBe(2);
  await portal.visit('/login');
  await portal.logIn(house.accounts.member);
  await portal.showsBalance('1,000.00');
});
