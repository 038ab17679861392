import { CheckBox } from '@pelita/ui/check-box';
import { TextField } from '@pelita/ui/text-field';
import { useState } from 'react';
import { currentOf } from '../../shared/calls/current-of.ts';
import { useText } from '../../shared/language/use-text.ts';
import { ActDialog } from '../../shared/parts/act-dialog.tsx';

export type Switches = { isEnabled: boolean; maintenance: { from: string | null; until: string | null } | null };
export type Switched = Switches & { version: number };

/**
 * Switches and maintenance of a game or a vendor. When someone else has saved meanwhile, the dialog takes what they saved
 * and says so; nothing is written over unseen.
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
  const [seen, setSeen] = useState(props.seen);
  const [isEnabled, setEnabled] = useState(seen.isEnabled);
  const [hasMaintenance, setMaintenance] = useState(seen.maintenance !== null);
  const [from, setFrom] = useState(seen.maintenance?.from ?? '');
  const [until, setUntil] = useState(seen.maintenance?.until ?? '');
  const [isOutdated, setOutdated] = useState(false);

  const take = (current: Switched): void => {
    setSeen(current);
    setEnabled(current.isEnabled);
    setMaintenance(current.maintenance !== null);
    setFrom(current.maintenance?.from ?? '');
    setUntil(current.maintenance?.until ?? '');
    setOutdated(true);
  };
  const save = async (): Promise<unknown> => {
    const maintenance = hasMaintenance ? { from: from || null, until: until || null } : null;
    try {
      return await onSave({ version: seen.version, isEnabled, maintenance });
    } catch (failure) {
      const current = currentOf<Switched>(failure);
      if (current) take(current);
      throw failure;
    }
  };
  return (
    <ActDialog
      title={text('change', { name })}
      confirm={text('save')}
      done={text('saved')}
      onAct={save}
      onClose={onClose}
    >
      {isOutdated && <p role="status">{text('changedMeanwhile')}</p>}
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
