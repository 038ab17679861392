import { formatLocalTime, languageOf } from '@pelita/i18n';
import { daysText } from '@pelita/ui/days';
import { useReader } from '@pelita/ui/reader';
import { useText } from '../language/use-text.ts';

/** From one minute of the brand's zone to another, or without an end. */
export function MinuteSpan({ from, until }: { from: string; until: string | null }) {
  const text = useText('officeContent');
  const { language } = useReader();
  const shown = (local: string) => formatLocalTime(language, local);
  return until === null
    ? text('since', { from: shown(from) })
    : text('sinceUntil', { from: shown(from), until: shown(until) });
}

/** From a business day to another, both among them, or without an end. */
export function DaySpan({ first, last }: { first: string; last: string | null }) {
  const text = useText('officeContent');
  const { language } = useReader();
  const { tag } = languageOf(language);
  return last === null
    ? text('since', { from: daysText(tag, { from: first, to: first }) })
    : daysText(tag, { from: first, to: last });
}
