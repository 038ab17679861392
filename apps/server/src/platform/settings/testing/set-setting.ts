import type { TestWorld } from '@pelita/testkit';
import { changeSetting } from '../change-setting.ts';

/** As an operator changes it, and seen at once. */
export async function setSetting(world: TestWorld, key: string, value: unknown): Promise<void> {
  await world.database.transaction((tx) =>
    changeSetting(world.platform.settings.catalogue, async () => undefined)(tx, 'test', key, value),
  );
  await world.platform.settings.refresh();
}
