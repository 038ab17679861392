import { Refusal } from '@pelita/contract';
import type { Tx } from '../database/tx.ts';
import { type SettingKey, settingCatalogue } from './catalogue.ts';
import { readForChange, writeSetting } from './store.ts';

/** Who changes it, as the audit shows it: `operator:<id>`, or `system` from the command line. */
export type SettingChange = { who: string; key: SettingKey; before: unknown; after: unknown };
export type RecordSettingChange = (tx: Tx, change: SettingChange) => Promise<void>;

/**
 * The one way to change a setting, for the command line and the back office. A value of the wrong form is refused with
 * `invalid_field` on `value`, an unknown key on `key`; the audit row and the event to all clients share the transaction.
 */
export function changeSetting(record: RecordSettingChange) {
  return async (tx: Tx, who: string, key: string, json: unknown): Promise<SettingChange> => {
    if (!isSettingKey(key)) throw new Refusal('invalid_field', { fields: { key: { key: 'unknown_field' } } });
    const parsed = settingCatalogue[key].schema.safeParse(json);
    if (!parsed.success) {
      const reason = parsed.error.issues.map((issue) => [...issue.path, issue.message].join(': ')).join('; ');
      throw new Refusal('invalid_field', { fields: { value: { key: 'pattern', params: { reason } } } });
    }
    const change = { who, key, before: await readForChange(tx, key), after: parsed.data };
    await writeSetting(tx, key, parsed.data, who);
    await record(tx, change);
    const isSecret = 'isSecret' in settingCatalogue[key];
    // Everybody hears of it, and nobody is to learn when a secret is set.
    await tx.publish({ topic: 'everyone', name: 'settings', data: { keys: isSecret ? [] : [key] } });
    return change;
  };
}

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(settingCatalogue, key);
}
