import { CheckBox } from '@pelita/ui/check-box';
import { TextField } from '@pelita/ui/text-field';
import { useState } from 'react';
import { useMeanwhile } from '../../shared/calls/use-meanwhile.ts';
import { useText } from '../../shared/language/use-text.ts';
import { ActDialog } from '../../shared/parts/act-dialog.tsx';
import { Meanwhile } from '../../shared/parts/meanwhile.tsx';
import type { Switched } from './switches.ts';
import { SwitchesInWords } from './switches-in-words.tsx';

/**
 * Switches and maintenance of a game or a vendor. When someone else has saved meanwhile, both versions are shown; nothing is
 * written over unseen.
 */
export function SwitchDialog(props: {
  name: string;
  seen: Switched;
  zone: string;
  note?: string | undefined;
  onSave: (changed: Switched) => Promise<unknown>;
  onClose: () => void;
}) {
  const { name, zone, note, onSave, onClose } = props;
  const text = useText('officeCatalogue');
  const { seen, theirs, watch } = useMeanwhile(props.seen);
  const [isEnabled, setEnabled] = useState(seen.isEnabled);
  const [hasMaintenance, setMaintenance] = useState(seen.maintenance !== null);
  const [from, setFrom] = useState(seen.maintenance?.from ?? '');
  const [until, setUntil] = useState(seen.maintenance?.until ?? '');
  const maintenance = hasMaintenance ? { from: from || null, until: until || null } : null;

  const take = (current: Switched): void => {
    setEnabled(current.isEnabled);
    setMaintenance(current.maintenance !== null);
    setFrom(current.maintenance?.from ?? '');
    setUntil(current.maintenance?.until ?? '');
  };
  return (
    <ActDialog
      title={text('change', { name })}
      confirm={text('save')}
      done={text('saved')}
      onAct={() => watch(onSave({ version: seen.version, isEnabled, maintenance }))}
      onClose={onClose}
    >
      {theirs && (
        <Meanwhile
          theirs={<SwitchesInWords of={theirs} />}
          mine={<SwitchesInWords of={{ isEnabled, maintenance }} />}
          onTake={() => take(theirs)}
        />
      )}
      {note !== undefined && <p>{note}</p>}
      <CheckBox label={text('isOn')} isChecked={isEnabled} onChange={setEnabled} />
      <p>{text('isOnNote')}</p>
      <CheckBox label={text('hasMaintenance')} isChecked={hasMaintenance} onChange={setMaintenance} />
      {hasMaintenance && (
        <div className="window-fields">
          <TextField
            name="from"
            type="datetime-local"
            label={text('from')}
            hint={text('fromHint', { zone })}
            value={from}
            onChange={setFrom}
          />
          <TextField
            name="until"
            type="datetime-local"
            label={text('until')}
            hint={text('untilHint')}
            value={until}
            onChange={setUntil}
          />
        </div>
      )}
    </ActDialog>
  );
}
