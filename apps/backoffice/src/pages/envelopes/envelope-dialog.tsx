import { type CallValue, envelopeKinds } from '@pelita/contract';
import { addEnvelope, changeEnvelope, listEnvelopes, type OfficeEnvelope } from '@pelita/contract/office';
import { TextField } from '@pelita/ui/text-field';
import { commonBodyOf, commonDraftOf, wholeOf } from '../../features/activities/common-draft.ts';
import { ScheduleFields, WordsFields } from '../../features/activities/common-fields.tsx';
import { SelectField } from '../../shared/parts/select-field.tsx';
import { useActivityDraft } from '../../features/activities/use-activity-draft.ts';
import { useAct } from '../../shared/calls/use-act.ts';
import { useText } from '../../shared/language/use-text.ts';
import { ActDialog } from '../../shared/parts/act-dialog.tsx';

type All = CallValue<typeof listEnvelopes>;

const figures = [
  ['pool', 'decimal'],
  ['packets', 'numeric'],
  ['turnoverTimes', 'decimal'],
  ['opensAt', 'text'],
  ['minutes', 'numeric'],
] as const;

/** A pool, how it is split, and when it opens each day. A change holds from the next opening on. */
export function EnvelopeDialog(props: { opened: OfficeEnvelope | null; all: All; onClose: () => void }) {
  const { opened, all, onClose } = props;
  const text = useText('officeActivities');
  const { act: add } = useAct(addEnvelope, [listEnvelopes]);
  const { act: change } = useAct(changeEnvelope, [listEnvelopes]);
  const { draft, set, save, isOutdated } = useActivityDraft({
    opened,
    draftOf: (envelope: OfficeEnvelope | null) => draftOf(envelope, { count: all.envelopes.length }),
    bodyOf,
    add,
    change,
  });
  const common = { draft, languages: all.languages, onChange: set };
  return (
    <ActDialog
      title={text(opened ? 'changeEnvelope' : 'addEnvelope')}
      confirm={text('save')}
      onAct={save}
      onClose={onClose}
    >
      {isOutdated && <p role="status">{text('changedMeanwhile')}</p>}
      <WordsFields {...common} />
      <SelectField
        label={text('kind')}
        value={draft.kind}
        choices={envelopeKinds.map((value) => ({ value, label: text(`kind_${value}`) }))}
        onChange={(kind) => set({ kind })}
      />
      {figures.map(([name, inputMode]) => (
        <TextField
          key={name}
          name={name}
          label={text(name)}
          hint={name === 'opensAt' ? text('opensAtHint') : undefined}
          inputMode={inputMode}
          value={draft[name]}
          onChange={(value) => set({ [name]: value })}
        />
      ))}
      <ScheduleFields {...common} />
    </ActDialog>
  );
}

function draftOf(envelope: OfficeEnvelope | null, known: { count: number }) {
  return {
    ...commonDraftOf(envelope, known),
    kind: envelope?.kind ?? ('rain' as OfficeEnvelope['kind']),
    pool: envelope?.pool ?? '',
    packets: String(envelope?.packets ?? ''),
    turnoverTimes: envelope?.turnoverTimes ?? '1.00',
    opensAt: envelope?.opensAt ?? '20:00',
    minutes: String(envelope?.minutes ?? '10'),
  };
}

function bodyOf(draft: ReturnType<typeof draftOf>) {
  return {
    ...commonBodyOf(draft),
    lastDay: draft.lastDay,
    kind: draft.kind,
    pool: draft.pool.trim(),
    packets: wholeOf(draft.packets),
    turnoverTimes: draft.turnoverTimes.trim(),
    opensAt: draft.opensAt.trim(),
    minutes: wholeOf(draft.minutes),
  };
}
