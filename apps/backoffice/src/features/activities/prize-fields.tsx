import { prizeKinds } from '@pelita/contract';
import { TextField } from '@pelita/ui/text-field';
import { useText } from '../../shared/language/use-text.ts';
import type { PrizeDraft } from './common-draft.ts';
import { SelectField } from '../../shared/parts/select-field.tsx';

/** What is given, how much of it, and how often it has to be staked. */
export function PrizeFields(props: { draft: PrizeDraft; nothing: string; onChange: (draft: PrizeDraft) => void }) {
  const { draft, nothing, onChange } = props;
  const text = useText('officeActivities');
  return (
    <>
      <SelectField
        label={text('prize')}
        value={draft.kind}
        choices={[
          { value: '', label: nothing },
          ...prizeKinds.map((kind) => ({ value: kind, label: text(`prize_${kind}`) })),
        ]}
        onChange={(kind) => onChange({ ...draft, kind })}
      />
      {draft.kind !== '' && (
        <TextField
          name="prizeAmount"
          label={text('prizeAmount')}
          inputMode="decimal"
          value={draft.amount}
          onChange={(amount) => onChange({ ...draft, amount })}
        />
      )}
      {(draft.kind === 'cash' || draft.kind === 'bonus') && (
        <TextField
          name="turnoverTimes"
          label={text('turnoverTimes')}
          inputMode="decimal"
          value={draft.turnoverTimes}
          onChange={(turnoverTimes) => onChange({ ...draft, turnoverTimes })}
        />
      )}
    </>
  );
}
