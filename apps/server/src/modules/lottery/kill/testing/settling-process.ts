import process from 'node:process';
import { type DatabaseAddress, openConnections } from '../../../../platform/database/connections.ts';
import { openDatabase } from '../../../../platform/database/open-database.ts';
import { systemClock } from '../../../../platform/clock/clock.ts';
import { createLog } from '../../../../platform/log/create-log.ts';
import { systemRandom } from '../../../../platform/random/random.ts';
import { settleDraw } from '../../settlement/settle-draw.ts';

/** Settles a draw in a process of its own. Prints `settled`, or `open` when another has a part of it under way. */
const [addressText = '', drawId = ''] = process.argv.slice(2);
const address = JSON.parse(addressText) as DatabaseAddress;
const log = createLog('silent');
const database = openDatabase({
  address,
  connections: openConnections({ address, log, size: 1 }),
  clock: systemClock,
  random: systemRandom,
  enqueue: async () => {},
});
const isDone = await settleDraw(database, drawId);
console.log(isDone ? 'settled' : 'open');
await database.close();
