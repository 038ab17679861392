import { Refusal } from '@pelita/contract';
import { en } from '@pelita/i18n/messages';
import { recordSettingChange } from '../modules/audit/index.ts';
import type { OpenPlatform } from '../platform/open-platform.ts';
import { form } from '../platform/command-line/command.ts';
import { changeSetting } from '../platform/settings/change-setting.ts';
import type { Setting } from '../platform/settings/setting.ts';
import type { Settings } from '../platform/settings/settings.ts';
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
  if (key !== undefined) return console.log(JSON.stringify(settings.get(known(settings, key))));
  for (const setting of settings.catalogue.values()) {
    const modId = setting.modId === undefined ? '' : ` [${setting.modId}]`;
    console.log(
      `${setting.key} = ${JSON.stringify(settings.get(setting))}\n    ${meanings[setting.key.replaceAll('.', '_')]}${modId}`,
    );
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

const meanings: Readonly<Record<string, string>> = en.officeSettingMeanings;

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
