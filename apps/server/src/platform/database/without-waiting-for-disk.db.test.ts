import { testDatabase } from '@pelita/testkit';
import { expect, test } from 'vitest';
import { withoutWaitingForDisk } from './without-waiting-for-disk.ts';

const world = await testDatabase();
const setting = `select current_setting('synchronous_commit') as commits`;

test('a statement that need not wait for the disk leaves those after it waiting', async () => {
  const read = async (name: string, text: string) =>
    (await world.database.single<{ commits: string }>({ name, text }, [])).map(({ commits }) => commits);
  for (let nth = 0; nth < 20; nth++) {
    expect(await read('hurried', `${setting} from ${withoutWaitingForDisk}`)).toEqual(['off']);
    expect(await read('careful', setting)).toEqual(['on']);
  }
});
