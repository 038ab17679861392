import { isDeepStrictEqual } from 'node:util';
import { type CallInput, type OperatorId, Refusal } from '@pelita/contract';
import type { putSetting as putCall } from '@pelita/contract/office';
import type { Tx } from '../../platform/database/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import { changeSetting } from '../../platform/settings/change-setting.ts';
import type { Setting } from '../../platform/settings/setting.ts';
import { readForChange, understood } from '../../platform/settings/store.ts';
import type { Controlled, Deciders } from '../approvals/index.ts';
import { recordSettingChange } from '../audit/index.ts';

type Call = typeof putCall;
type What = CallInput<Call>;

/** A setting as the command line changes it; loosening a controlled one takes two operators. */
export function putSetting({ settings }: Pick<Platform, 'settings'>): Controlled<Call> {
  const known = ({ params }: What): Setting => {
    const setting = settings.catalogue.get(params.key);
    if (!setting) throw new Refusal('setting_unknown');
    return setting;
  };
  return {
    approve: 'moneySettings.approve',
    subject: ({ params }) => `setting:${params.key}`,
    reason: ({ body }) => body.reason ?? '',

    async needsSecond(tx: Tx, _proposedBy: OperatorId, what: What) {
      const setting = known(what);
      if (setting.isLoosened === undefined) return false;
      const parsed = setting.schema.safeParse(what.body.value);
      // What it does not take is refused by the change itself.
      return parsed.success && setting.isLoosened(await readForChange(tx, setting), parsed.data);
    },

    async perform(tx: Tx, { proposedBy, approvalId }: Deciders, what: What) {
      const { reason, seen } = what.body;
      const setting = known(what);
      if (seen && !setting.isSecret) await requireSeen(tx, setting, seen.value);
      const change = changeSetting(settings.catalogue, (at, changed) =>
        recordSettingChange(at, changed, { approvalId, ...(reason ? { reason } : {}) }),
      );
      const { key, isSecret } = setting;
      const { before, after } = await change(tx, `operator:${proposedBy}`, key, what.body.value);
      return isSecret ? { key, before: null, after: null } : { key, before, after };
    },

    basis: async (tx: Tx, what: What) => JSON.stringify(await readForChange(tx, known(what))),
  };
}

/** Holds the setting from here on, so that what was compared is what is changed. */
async function requireSeen(tx: Tx, setting: Setting, seen: unknown): Promise<void> {
  const current = understood(setting, await readForChange(tx, setting));
  if (!isDeepStrictEqual(current, seen))
    throw new Refusal('changed_meanwhile', { extra: { current: { value: current } } });
}
