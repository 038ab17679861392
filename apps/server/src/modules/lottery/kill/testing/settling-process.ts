import process from 'node:process';
import { type DatabaseAddress, openConnections } from '../../../../platform/database/connections.ts';
import { openDatabase } from '../../../../platform/database/open-database.ts';
import type { Database, Tx } from '../../../../platform/database/tx.ts';
import { systemClock } from '../../../../platform/clock/clock.ts';
import { createLog } from '../../../../platform/log/create-log.ts';
import { systemRandom } from '../../../../platform/random/random.ts';
import { settleDraw } from '../../settlement/settle-draw.ts';

/**
 * Settles a draw and kills itself at a statement of it, counted from 1: when it was sent and nothing is heard of it, or when
 * it was answered and the next one, or the commit, is to come. Prints `settled` when it lives to the end.
 */
const [addressText = '', drawId = '', at = '0', when = 'sent'] = process.argv.slice(2);
const address = JSON.parse(addressText) as DatabaseAddress;
const log = createLog('silent');
const database = openDatabase({
  address,
  connections: openConnections({ address, log, size: 1 }),
  clock: systemClock,
  random: systemRandom,
  enqueue: async () => {},
});

let statements = 0;
const die = () => process.kill(process.pid, 'SIGKILL');

function counted(tx: Tx): Tx {
  return {
    ...tx,
    async run(statement, values) {
      statements += 1;
      const isHere = statements === Number(at);
      const answer = tx.run(statement, values);
      // Long enough for the bytes to leave, and sometimes for the database to have done it.
      if (isHere && when === 'sent') setTimeout(die, Math.random() * 4);
      const rows = await answer;
      if (isHere && when === 'answered') die();
      return rows as never;
    },
  };
}

const killed: Database = {
  ...database,
  transaction: (work) => database.transaction((tx) => work(counted(tx))),
  reading: (work) => database.reading((tx) => work(counted(tx))),
};
const isDone = await settleDraw(killed, drawId);
console.log(isDone ? 'settled' : 'open');
await database.close();
