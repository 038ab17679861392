import { type AccountType, accountTypes, type PlayerId } from '@pelita/contract';
import type { TestWorld } from '@pelita/testkit';
import type { Statement } from '../../../platform/database/tx.ts';
import { changeSetting } from '../../../platform/settings/change-setting.ts';
import { recordSettingChange } from '../../../modules/audit/index.ts';
import { claimContact, type Contact } from '../../../modules/accounts/index.ts';
import type { peopleServer } from './people-server.ts';
import type { EntranceModule } from '../../../modules/entrance/index.ts';

type Call = Awaited<ReturnType<typeof peopleServer>>['call'];

export const PASSWORD = 'seven tin boats';

export function registration(username: string, changes: Record<string, unknown> = {}) {
  return { username, password: PASSWORD, confirmPassword: PASSWORD, humanVerification: 'a person', ...changes };
}

export function credentials(username: string, changes: Record<string, unknown> = {}) {
  return { username, password: PASSWORD, type: 'username', humanVerification: 'a person', ...changes };
}

export function seed(
  { entrance, world }: { entrance: EntranceModule; world: TestWorld },
  username: string,
  accountType: AccountType | 'operator' = accountTypes.member,
): Promise<PlayerId> {
  return entrance.seedAccount(world.database, { username, password: PASSWORD, accountType });
}

/** Registered by the call, from one address, and logged in. */
export async function newMember(
  { call }: { call: Call },
  username: string,
  changes: Record<string, unknown> = {},
): Promise<{ playerId: PlayerId; token: string; username: string }> {
  const { value } = await call('PUT', '/wps/member/register', { body: registration(username, changes) });
  return { playerId: value.id as PlayerId, token: value.token, username };
}

/** As if a code had come back from it. */
export async function provedContact(
  { world }: { world: TestWorld },
  playerId: PlayerId,
  contact: Contact,
): Promise<void> {
  await world.database.transaction((tx) => claimContact(tx, playerId, contact));
}

/** Rows as they lie in the database, to look at what is kept and what is not. */
export function rows<Row>(world: TestWorld, text: string, values: readonly unknown[] = []): Promise<Row[]> {
  const statement: Statement = { name: text.slice(0, 60), text };
  return world.database.single<Row>(statement, values);
}

/** As an operator changes it, and seen at once. */
export async function setSetting(world: TestWorld, key: string, value: unknown): Promise<void> {
  await world.database.transaction((tx) =>
    changeSetting(world.platform.settings.catalogue, recordSettingChange)(tx, 'test', key, value),
  );
  await world.platform.settings.refresh();
}
