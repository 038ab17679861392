import { openHouse, type OwnHouse } from './house.ts';
import { test as shared } from './test.ts';

/**
 * A server of its own that believes its proxy: each visitor may come from another address and country, and closing it closes
 * it for no other journey.
 */
export const test = shared.extend<object, { house: OwnHouse }>({
  house: [
    async ({}, use) => {
      const house = await openHouse({ variables: { GEO_HEADER: 'x-country', TRUST_PROXY: '127.0.0.0/8, ::1' } });
      await use(house);
      await house.leave();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});
