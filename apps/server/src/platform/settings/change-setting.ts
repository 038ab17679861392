import { Refusal } from '@pelita/contract';
import type { Tx } from '../database/tx.ts';
import type { SettingCatalogue } from './catalogue.ts';
import type { Setting } from './setting.ts';
import { readForChange, writeSetting } from './store.ts';

/** Who changes it, as the audit shows it: `operator:<id>`, or `system` from the command line. */
export type SettingChange = { who: string; setting: Setting; before: unknown; after: unknown };
export type RecordSettingChange = (tx: Tx, change: SettingChange) => Promise<void>;

/**
 * The one way to change a setting, for the command line and the back office. A value that the setting does not take is
 * refused with `invalid_field` on `value`, an unknown key on `key`; the audit row and the event to all clients share
 * the transaction.
 */
export function changeSetting(catalogue: SettingCatalogue, record: RecordSettingChange) {
  return async (tx: Tx, who: string, key: string, json: unknown): Promise<SettingChange> => {
    const setting = catalogue.get(key);
    if (!setting) throw new Refusal('invalid_field', { fields: { key: { key: 'unknown_field' } } });
    const after = acceptable(setting, json);
    const change = { who, setting, before: await readForChange(tx, setting), after };
    await writeSetting(tx, key, after, who);
    await record(tx, change);
    // Everybody hears of it, and nobody is to learn when a secret is set.
    await tx.publish({ topic: 'everyone', name: 'settings', data: { keys: setting.isSecret ? [] : [key] } });
    return change;
  };
}

function acceptable(setting: Setting, json: unknown): unknown {
  const parsed = setting.schema.safeParse(json);
  const reason = parsed.success
    ? setting.refuse(parsed.data)
    : parsed.error.issues.map((issue) => [...issue.path, issue.message].join(': ')).join('; ');
  if (reason !== null)
    throw new Refusal('invalid_field', { fields: { value: { key: 'pattern', params: { reason } } } });
  return parsed.data;
}
