/*
 * `npm run bench -- faults`: the long run of what `npm test` does shortly. Clients outside bet, win, roll back and pay in
 * without pause while server, database and single backends are killed (-9) in turn; then a disk runs full under the
 * embedded database, and has room again. Nothing that was acknowledged may be lost, and nothing may be there twice.
 */
import process from 'node:process';
import { killedHouse } from '../apps/server/src/modules/wallet/kill/testing/killed-house.ts';
import { killWhilePosting } from '../apps/server/src/modules/wallet/kill/testing/kill-while-posting.ts';
import { killWhilePaying } from '../apps/server/src/modules/withdrawals/kill/testing/kill-while-paying.ts';
import { fillTheDisk } from './support/full-disk.ts';
import { keepResults, table } from './support/results.ts';

const KILLS = 105;
const PAYING_KILLS = 45;
const IN_FLIGHT_AT_LEAST = 16;

const house = await killedHouse();
try {
  const told = await killWhilePosting(house, KILLS, IN_FLIGHT_AT_LEAST, (kill) => {
    if (kill % 10 === 0) process.stderr.write(`… ${kill} of ${KILLS} kills\n`);
  });
  const paying = await killWhilePaying(PAYING_KILLS, (kill) => {
    if (kill % 10 === 0) process.stderr.write(`… ${kill} of ${PAYING_KILLS} kills over withdrawals\n`);
  });
  process.stderr.write('… a full disk\n');
  const disk = await fillTheDisk();
  const cut = Object.entries(told.cutOff).map(([kind, count]) => `${count} × ${kind}`);
  const text = [
    table([
      [`${KILLS} kills of server, database and single backends`, 'measured', 'goal'],
      ['postings acknowledged', String(told.acknowledged), ''],
      ['cut off at least once, and asked again', cut.join(', '), ''],
      ['in flight at a kill, at least', String(Math.min(...told.inFlightAtKills)), `≥ ${IN_FLIGHT_AT_LEAST}`],
      ['lost', String(told.lost.length), '0'],
      ['doubled', String(told.doubled.length), '0'],
      ['kept with another answer than was told', String(told.other.length), '0'],
      ['differences of the book', String(told.book.length), '0'],
    ]),
    table([
      [`${PAYING_KILLS} kills over hold, payout and settlement`, 'measured', 'goal'],
      ['withdrawals completed', String(paying.completed), ''],
      [
        'cut off and asked again',
        Object.entries(paying.cutOff)
          .map(([step, count]) => `${count} × ${step.slice(1)}`)
          .join(', '),
        '',
      ],
      ['lost, doubled or paid another sum', String(paying.wrong.length), '0'],
      ['differences of the book', String(paying.book.length), '0'],
    ]),
    disk,
  ].join('\n\n');
  keepResults('faults', text);
  console.log(text);
  const faults = [told.lost, told.doubled, told.other, told.book, paying.wrong, paying.book];
  if (faults.some(({ length }) => length > 0)) process.exitCode = 1;
} finally {
  await house.close();
}
