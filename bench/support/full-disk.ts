import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openCluster } from '../../apps/server/src/platform/database/embedded/cluster.ts';
import { asAdministrator, ensureDatabase } from '../../apps/server/src/platform/database/embedded/cluster-databases.ts';

const DISK = '320m';
const ROWS_A_TURN = 200;

/** A small disk of its own, which only an administrator of the machine may make; elsewhere it is said that it was not done. */
export async function fillTheDisk(): Promise<string> {
  const folder = mkdtempSync('/tmp/pelita-disk-');
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true });
    return 'A full disk was not tried: this user may not mount a small one.';
  }
  const cluster = await openCluster(join(folder, 'data'));
  try {
    await cluster.ensureRunning();
    const address = await ensureDatabase(cluster, 'pelita');
    await asAdministrator(address, (client) => client.query('create table kept (id bigint primary key, filler text)'));
    const acknowledged = await writeUntilRefused(address);
    // Room again: whatever became of the server, it stands again by itself and has every row that was acknowledged.
    execFileSync('mount', ['-o', 'remount,size=1g', folder], { stdio: 'ignore' });
    await cluster.ensureRunning();
    const kept = await asAdministrator(address, async (client) => {
      const { rows } = await client.query<{ count: string }>('select count(*) as count from kept where id <= $1', [
        acknowledged,
      ]);
      await client.query('insert into kept values (-1, $1)', ['after']);
      return Number(rows[0]?.count ?? 0);
    });
    return `A disk of ${DISK} ran full: ${acknowledged} rows were acknowledged before it, ${acknowledged - kept} of them lost; with room again it wrote on.`;
  } finally {
    await cluster.stop();
    execFileSync('umount', [folder], { stdio: 'ignore' });
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Rows in small transactions until one is refused; how many were acknowledged. */
async function writeUntilRefused(address: Parameters<typeof asAdministrator>[0]): Promise<number> {
  let acknowledged = 0;
  try {
    await asAdministrator(address, async (client) => {
      client.on('error', () => undefined);
      for (;;) {
        await client.query(
          'insert into kept select $1::bigint + n, repeat(md5(n::text), 60) from generate_series(1, $2::bigint) n',
          [acknowledged, ROWS_A_TURN],
        );
        acknowledged += ROWS_A_TURN;
      }
    });
  } catch {
    return acknowledged;
  }
  return acknowledged;
}
