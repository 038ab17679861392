import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import type { PlayerId } from '@pelita/contract';
import {
  type Launch,
  newKeys,
  newLaunch,
  newPlayer,
} from '../../apps/server/src/modules/wallet/provider/testing/launches.ts';
import { systemClock } from '../../apps/server/src/platform/clock/clock.ts';
import { type DatabaseAddress, openConnections } from '../../apps/server/src/platform/database/connections.ts';
import { openCluster } from '../../apps/server/src/platform/database/embedded/cluster.ts';
import { findPlace } from '../../apps/server/src/platform/database/embedded/place.ts';
import { openDatabase } from '../../apps/server/src/platform/database/open-database.ts';
import type { Database } from '../../apps/server/src/platform/database/tx.ts';
import { createLog } from '../../apps/server/src/platform/log/create-log.ts';
import { systemRandom } from '../../apps/server/src/platform/random/random.ts';
import { type House, surroundings } from '../../e2e/support/house.ts';

export type Keys = ReturnType<typeof newKeys>;

const PLAYERS = 500;
const GAME = 'BENCH_GAME';
const KEY_FILE = 'bench.pem';

/** Another way into the database of a running house. */
export async function houseDatabase(dataDir: string) {
  const cluster = await openCluster(dataDir);
  const address = { ...cluster.address, database: 'pelita' };
  const database = openDatabase({
    address,
    connections: openConnections({ address, log: createLog('error'), size: 4 }),
    clock: systemClock,
    random: systemRandom,
    enqueue: async () => {},
  });
  return { address, database, data: (await findPlace(dataDir)).data };
}

/** A provider with one title, registered as an operator does it, and players who have opened it. */
export async function openParty(dataDir: string, database: Database, players = PLAYERS) {
  const keys = newKeys();
  addProvider(dataDir, keys.publicKeyPem);
  const [game] = await database.single<{ code: string }>(
    { name: 'bench.game', text: `select code from game where vendor_code = 'BENCH'` },
    [],
  );
  const handles = { database, clock: systemClock, random: systemRandom };
  const launches: Launch[] = [];
  const playerIds: PlayerId[] = [];
  for (let seat = 0; seat < players; seat++) {
    const playerId = await newPlayer(handles, 1_000_000_000n, 'real');
    const launch = await newLaunch(handles, { code: 'BENCH', playerId, book: 'real', gameCode: game?.code ?? GAME });
    playerIds.push(playerId);
    launches.push({ ...launch, game_code: GAME });
  }
  return { keys, launches, playerIds };
}

function addProvider(dataDir: string, publicKeyPem: string): void {
  const [keyFile, gamesFile] = [join(dataDir, KEY_FILE), join(dataDir, 'bench.json')];
  writeFileSync(keyFile, publicKeyPem);
  writeFileSync(gamesFile, JSON.stringify([{ code: GAME, name: 'Bench', category: 'RNG' }]));
  const launchUrl = 'https://bench.example/play?token={token}&user={user}&game={game_code}';
  const words = ['add', 'BENCH', keyFile, '--launch-url', launchUrl, '--games', gamesFile];
  const program = join(import.meta.dirname, '../../apps/server/src/main/provider.ts');
  const { status, stderr } = spawnSync(process.execPath, [program, ...words], {
    env: surroundings(dataDir, 0),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
}

/** The bare server, with the answers of two of our pages ready in its memory. */
export async function openRaw(house: House, address: DatabaseAddress, paths: readonly [string, string]) {
  const [list, boot] = await Promise.all(paths.map(async (path) => (await fetch(house.origin + path)).text()));
  const words = [join(import.meta.dirname, 'raw-server.ts'), JSON.stringify(address), join(house.dataDir, KEY_FILE)];
  const child = spawn(process.execPath, words, {
    env: { ...process.env, RAW_LIST: list, RAW_BOOT: boot },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return {
    pid: child.pid ?? 0,
    origin: `http://127.0.0.1:${/\d+/.exec(line)?.[0]}`,
    end: () => child.kill('SIGTERM'),
  };
}
