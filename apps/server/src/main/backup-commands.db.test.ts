import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openCommandHouse } from './testing/command-house.ts';

const { dataDir, full, empty, run, leave } = await openCommandHouse();
afterAll(leave);

test(
  'REL-03 npm run backup, npm run restore and npm run reconcile: a new house with the same books',
  { timeout: 60_000 },
  async () => {
    const keyFile = join(dataDir, 'backup.key');
    expect(await run('backup', full)).toMatchObject({
      code: 1,
      said: expect.stringContaining('Make one once by npm run backup -- new-key FILE') as unknown,
    });
    expect(existsSync(join(dataDir, 'backups'))).toBe(false);
    expect(await run('backup', full, 'new-key', keyFile)).toMatchObject({ code: 0 });
    expect(statSync(keyFile).mode & 0o777).toBe(0o600);
    expect(await run('backup', full, 'new-key', keyFile)).toMatchObject({ code: 1 });
    const taken = await run('backup', full, '--key', keyFile);
    expect(taken.said).toMatch(/\.backup: \d+ tables, \d+ rows\n$/m);
    const [name = ''] = readdirSync(join(dataDir, 'backups'));
    const file = join(dataDir, 'backups', name);
    expect(await run('backup', full, file, '--key', keyFile)).toMatchObject({
      code: 1,
      said: expect.stringContaining('is there already') as unknown,
    });
    expect(await run('restore', empty)).toMatchObject({
      code: 2,
      said: expect.stringContaining('npm run restore needs FILE') as unknown,
    });
    expect(await run('restore', empty, file)).toMatchObject({
      code: 1,
      said: expect.stringContaining('the backup is sealed: name the file of its key') as unknown,
    });
    const restored = await run('restore', empty, file, '--key', keyFile);
    expect(restored.said).toMatch(/^\d+ tables and \d+ rows as they stood at .*npm run reconcile\n$/m);
    expect(restored.code).toBe(0);
    expect(await run('reconcile', empty)).toMatchObject({
      code: 0,
      said: expect.stringMatching(/: 0 differences\n$/m) as unknown,
    });
  },
);
