import { Refusal } from '@pelita/contract';
import { recordSettingChange } from '../modules/audit/index.ts';
import type { OpenPlatform } from '../platform/open-platform.ts';
import { changeSetting } from '../platform/settings/change-setting.ts';
import type { Setting } from '../platform/settings/setting.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { Plain, runCommand } from './plain.ts';
import { withPlatform } from './with-platform.ts';

const usage = `npm run setting -- get            every setting, its value and its meaning
npm run setting -- get KEY        one value, as JSON
npm run setting -- set KEY JSON   changes it, like: set site.status 1`;

/** Shows and changes settings, with the server running (it follows within two seconds) or stopped. */
await runCommand(async () => {
  const [action, key, ...json] = process.argv.slice(2);
  if (action === 'get') await withPlatform((platform) => show(platform, key));
  else if (action === 'set' && key !== undefined && json.length > 0) {
    const value = parseJson(json.join(' '));
    await withPlatform((platform) => change(platform, key, value));
  } else throw new Plain(usage);
});

async function show({ settings }: OpenPlatform, key: string | undefined): Promise<void> {
  await settings.refresh();
  if (key !== undefined) return console.log(JSON.stringify(settings.get(known(settings, key))));
  for (const setting of settings.catalogue.values()) {
    const modId = setting.modId === undefined ? '' : ` [${setting.modId}]`;
    console.log(`${setting.key} = ${JSON.stringify(settings.get(setting))}\n    ${setting.meaning}${modId}`);
  }
}

async function change({ database, settings }: OpenPlatform, key: string, value: unknown): Promise<void> {
  const setting = known(settings, key);
  const change = changeSetting(settings.catalogue, recordSettingChange);
  try {
    await database.transaction((tx) => change(tx, 'system', key, value));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const reason = error.details.fields?.['value']?.params?.['reason'] ?? error.code;
    throw new Plain(`${key} cannot be ${JSON.stringify(value)}: ${reason}`);
  }
  await settings.refresh();
  console.log(`${key} = ${JSON.stringify(settings.get(setting))}`);
}

function known({ catalogue }: Settings, key: string): Setting {
  const setting = catalogue.get(key);
  if (setting) return setting;
  throw new Plain(`There is no setting "${key}". All of them: npm run setting -- get`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Plain(`${text} is not JSON. Text stands in double quotes, like: set navigation.lotteryClick '"launch"'`);
  }
}
