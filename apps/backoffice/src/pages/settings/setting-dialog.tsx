import { listApprovals, listSettings, putSetting } from '@pelita/contract/office';
import { useState } from 'react';
import { useAct } from '../../shared/calls/use-act.ts';
import { useMeanwhile } from '../../shared/calls/use-meanwhile.ts';
import { useText } from '../../shared/language/use-text.ts';
import { ActDialog } from '../../shared/parts/act-dialog.tsx';
import { Meanwhile } from '../../shared/parts/meanwhile.tsx';
import { Difference } from '../../shared/parts/difference.tsx';
import type { Setting } from './setting.ts';
import { SettingField } from './setting-field.tsx';
import { SettingValue } from './setting-value.tsx';
import { type Typed, typedFrom, valueFrom } from './typed-value.ts';
import { useSettingWords } from '../../shared/settings/use-setting-words.ts';

/** A new value with what it changes and why; loosening a guard of money becomes a proposal. */
export function SettingDialog({ setting, onClose }: { setting: Setting; onClose: () => void }) {
  const text = useText('officeSettings');
  const { nameOf, meaningOf } = useSettingWords();
  const [typed, setTyped] = useState<Typed>(() => typedFrom(setting));
  const [problem, setProblem] = useState<string>();
  const { act } = useAct(putSetting, [listSettings, listApprovals]);
  const { seen, theirs, watch } = useMeanwhile({ value: setting.value });
  const read = valueFrom(setting, typed);
  const isSame = 'value' in read && !setting.isSecret && JSON.stringify(read.value) === JSON.stringify(seen.value);

  const check = (): boolean => {
    const wrong = 'problem' in read ? text(read.problem) : isSame ? text('notChanged') : undefined;
    setProblem(wrong);
    return wrong === undefined;
  };
  const change = (reason: string) =>
    watch(
      act({
        params: { key: setting.key },
        body: {
          value: 'value' in read ? read.value : undefined,
          ...(setting.isSecret ? {} : { seen }),
          ...(reason === '' ? {} : { reason }),
        },
      }),
    );
  return (
    <ActDialog
      title={text('changeOf', { name: nameOf(setting.key) })}
      confirm={text('change')}
      reason="optional"
      check={check}
      onAct={change}
      onClose={onClose}
    >
      <p>{meaningOf(setting.key)}</p>
      {theirs && 'value' in read && (
        <Meanwhile
          theirs={<SettingValue setting={setting} value={theirs.value} />}
          mine={<SettingValue setting={setting} value={read.value} />}
          onTake={() => setTyped(typedFrom({ ...setting, value: theirs.value }))}
        />
      )}
      {setting.isControlled && <p>{text('controlledNote')}</p>}
      <SettingField setting={setting} typed={typed} onType={setTyped} problem={problem} />
      {!setting.isSecret && !isSame && 'value' in read && (
        <Difference
          label={text('difference')}
          before={<SettingValue setting={setting} value={seen.value} />}
          after={<SettingValue setting={setting} value={read.value} />}
        />
      )}
    </ActDialog>
  );
}
