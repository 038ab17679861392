import { Refusal } from '@pelita/contract';
import { recordSettingChange } from '../modules/audit/index.ts';
import type { OpenPlatform } from '../platform/open-platform.ts';
import { form } from '../platform/command-line/command.ts';
import { type SettingKey, settingCatalogue } from '../platform/settings/catalogue.ts';
import { changeSetting, isSettingKey } from '../platform/settings/change-setting.ts';
import { Plain, runCommand } from './plain.ts';
import { withPlatform } from './with-platform.ts';

/** `npm run setting`: with the server running (it follows within two seconds) or stopped. */
await runCommand({
  name: 'setting',
  does: 'What an operator may change. A running server follows within two seconds; each change is audited.',
  forms: [
    form({
      words: 'get [KEY]',
      does: 'one value as JSON, or every setting with its value and meaning',
      run: ({ KEY }) => withPlatform((platform) => show(platform, KEY)),
    }),
    form({
      words: 'set KEY JSON...',
      does: 'changes one, like: set site.status 1',
      run: async ({ KEY, JSON: words }) => {
        const value = parseJson(words.join(' '));
        await withPlatform((platform) => change(platform, KEY, value));
      },
    }),
  ],
});

async function show({ settings }: OpenPlatform, key: string | undefined): Promise<void> {
  await settings.refresh();
  if (key !== undefined) return console.log(JSON.stringify(settings.get(known(key))));
  for (const [name, { meaning, ...rest }] of Object.entries(settingCatalogue)) {
    const modId = 'modId' in rest ? ` [${rest.modId}]` : '';
    console.log(`${name} = ${JSON.stringify(settings.get(name as SettingKey))}\n    ${meaning}${modId}`);
  }
}

async function change({ database, settings }: OpenPlatform, key: string, value: unknown): Promise<void> {
  try {
    await database.transaction((tx) => changeSetting(recordSettingChange)(tx, 'system', known(key), value));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const reason = error.details.fields?.['value']?.params?.['reason'] ?? error.code;
    throw new Plain(`${key} cannot be ${JSON.stringify(value)}: ${reason}`);
  }
  await settings.refresh();
  console.log(`${key} = ${JSON.stringify(settings.get(known(key)))}`);
}

function known(key: string): SettingKey {
  if (isSettingKey(key)) return key;
  throw new Plain(`There is no setting "${key}". All of them: npm run setting -- get`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Plain(`${text} is not JSON. Text stands in double quotes, like: set navigation.lotteryClick '"launch"'`);
  }
}
