import type { ComposedModules } from '../app/compose/index.ts';
import { settings } from '../app/settings.ts';
import { loadBrand } from '../platform/brand.ts';
import { processEnvironment } from '../platform/environment/read-environment.ts';
import { createLog } from '../platform/log/create-log.ts';
import { closePlatform, openPlatform, type OpenPlatform } from '../platform/open-platform.ts';
import { openDatabaseServer } from './database-server.ts';

/** For commands beside the server, which may be running or stopped. */
export async function withPlatform(work: (platform: OpenPlatform) => Promise<void>): Promise<void> {
  const environment = processEnvironment();
  const brand = await loadBrand(environment);
  const log = createLog('warn');
  const server = await openDatabaseServer(environment, log);
  const platform = openPlatform({ environment, brand, address: server.application, log, settings, heal: server.heal });
  try {
    await work(platform);
  } finally {
    await closePlatform(platform);
    if (server.started) await server.stop();
  }
}

/** The same with every module, which are loaded when there is something to do: help and refusals come at once. */
export async function withModules(
  work: (composed: ComposedModules, platform: OpenPlatform) => Promise<void>,
): Promise<void> {
  const { createModules } = await import('../app/compose/index.ts');
  await withPlatform(async (platform) => work(await createModules(platform), platform));
}
