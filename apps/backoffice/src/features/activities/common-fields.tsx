import { languageOf } from '@pelita/i18n';
import { CheckBox } from '@pelita/ui/check-box';
import { DateField } from '@pelita/ui/date-field';
import { TextField } from '@pelita/ui/text-field';
import { useText } from '../../shared/language/use-text.ts';
import type { CommonDraft, Told } from './common-draft.ts';

type Props = {
  draft: CommonDraft;
  languages: readonly string[];
  /** Whether it may go on for ever. */
  mayBeEndless?: boolean;
  onChange: (changes: Partial<CommonDraft>) => void;
};

export function WordsFields({ draft, languages, onChange }: Props) {
  const text = useText('officeActivities');
  return languages.map((code) => {
    const told = draft.words[code] ?? { title: '', detail: '' };
    const set = (changes: Partial<Told>) => onChange({ words: { ...draft.words, [code]: { ...told, ...changes } } });
    const language = languageOf(code).name;
    return (
      <div key={code}>
        <TextField
          name={`title-${code}`}
          label={text('titleIn', { language })}
          value={told.title}
          onChange={(title) => set({ title })}
        />
        <TextField
          name={`detail-${code}`}
          label={text('detailIn', { language })}
          value={told.detail}
          onChange={(detail) => set({ detail })}
        />
      </div>
    );
  });
}

/** From when to when it is offered, in business days. */
export function ScheduleFields({ draft, mayBeEndless = false, onChange }: Props) {
  const text = useText('officeActivities');
  return (
    <>
      <DateField
        name="firstDay"
        label={text('firstDay')}
        value={draft.firstDay}
        onChange={(firstDay) => onChange({ firstDay })}
      />
      <DateField
        name="lastDay"
        label={text('lastDay')}
        hint={mayBeEndless ? text('lastDayHint') : undefined}
        value={draft.lastDay}
        onChange={(lastDay) => onChange({ lastDay })}
      />
      <TextField
        name="position"
        label={text('position')}
        inputMode="numeric"
        value={draft.position}
        onChange={(position) => onChange({ position })}
      />
      <CheckBox label={text('offered')} isChecked={draft.isOffered} onChange={(isOffered) => onChange({ isOffered })} />
    </>
  );
}
