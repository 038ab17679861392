import type { DatabaseAddress } from './database/connections.ts';
import { asAdministrator } from './database/embedded/cluster-databases.ts';
import { type ApplicationRole, applicationRole, grantQueue } from './database/schema/application-role.ts';
import { migrate } from './database/schema/migrate.ts';
import type { Schema } from './database/schema/schema.ts';
import { installQueue } from './jobs/install-queue.ts';
import type { Log } from './log/log.ts';

/** One database under two roles; they may be the same. */
export type DatabaseRoles = { owner: DatabaseAddress; application: DatabaseAddress };

/** Brings a database up to date as its owner, and gives the application's role the rights on what is there then. */
export async function prepareDatabase(
  { owner, application }: DatabaseRoles,
  schema: Schema,
  log: Log,
): Promise<ApplicationRole> {
  const role = await applicationRole(application);
  await migrate(owner, schema, role.name);
  await installQueue(owner, log);
  await asAdministrator(owner, (client) => grantQueue(client, role.name));
  return role;
}
