import { dateFormat, languageOf } from '@pelita/i18n';
import { usePageLanguage } from '../../../shared/page/page.ts';

/** What stands in the profile and is not changed here. */
export function FixedField(props: { label: string; value: string | null; note: string; isDay?: boolean }) {
  const { label, value, note, isDay = false } = props;
  const { code } = usePageLanguage();
  return (
    <dl className="field">
      <dt className="field-label">{label}</dt>
      {value !== null && <dd className="fixed-value">{isDay ? dayText(languageOf(code).tag, value) : value}</dd>}
      <dd className="field-hint">{note}</dd>
    </dl>
  );
}

/** "1990-02-28" is a day of the calendar, in no zone. */
function dayText(tag: string, day: string): string {
  return dateFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
