import process from 'node:process';
import type { PlayerId } from '@pelita/contract';
import { systemClock } from '../../../../platform/clock/clock.ts';
import { type DatabaseAddress, openConnections } from '../../../../platform/database/connections.ts';
import { openDatabase } from '../../../../platform/database/open-database.ts';
import { dieAtQuery, type Moment } from '../../../../platform/database/testing/die-at-query.ts';
import { createLog } from '../../../../platform/log/create-log.ts';
import { systemRandom } from '../../../../platform/random/random.ts';
import type { Setting } from '../../../../platform/settings/setting.ts';
import { requestReward } from '../../members/request-reward.ts';

/** Claims a free credit and kills itself at a query of it. Prints how many queries there were when it lives to the end. */
const [addressText = '', playerId = '', promotionId = '', at = '0', moment = 'sent'] = process.argv.slice(2);
const address = JSON.parse(addressText) as DatabaseAddress;
const log = createLog('silent');
const database = openDatabase({
  address,
  connections: openConnections({ address, log, size: 1 }),
  // The test's world has a clock of its own, and so has its promotion.
  clock: { ...systemClock, now: () => Temporal.Instant.from('2026-03-02T04:00:10Z') },
  random: systemRandom,
  enqueue: async () => {},
});
const claim = requestReward({
  brand: { currency: 'MYR' },
  pictureUrl: () => '',
  settings: { get: <Value>({ default: initial }: Setting<Value>) => initial },
} as never);
// The connection is there, with its limits set.
await database.reading(async () => undefined);
const queries = dieAtQuery(Number(at), moment as Moment);
await database.transaction((tx) =>
  claim(
    tx,
    { player: { playerId: playerId as PlayerId }, language: 'EN' } as never,
    { body: { promotionId } } as never,
  ),
);
console.log(queries());
await database.close();
