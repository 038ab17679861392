/**
 * What `@pelita/testkit` needs of the server to give every test file a world of its own. Tests only: nothing that runs
 * imports it.
 */
export { settings } from './app/settings.ts';
export { loadBrand } from './platform/brand.ts';
export type { Clock } from './platform/clock/clock.ts';
export { connectionName, type DatabaseAddress, SteadyClient } from './platform/database/connections.ts';
export { openCluster } from './platform/database/embedded/cluster.ts';
export {
  asAdministrator,
  ensureApplicationRole,
  ensureDatabase,
} from './platform/database/embedded/cluster-databases.ts';
export { readSchema } from './platform/database/schema/read-schema.ts';
export type { Database } from './platform/database/tx.ts';
export type { Environment } from './platform/environment/environment.ts';
export { readEnvironment } from './platform/environment/read-environment.ts';
export { prepareDatabase } from './platform/prepare-database.ts';
export { createLog } from './platform/log/create-log.ts';
export { closePlatform, openPlatform, type OpenPlatform } from './platform/open-platform.ts';
export { type Random, randomFrom } from './platform/random/random.ts';
