import { languageOf } from '@pelita/i18n';
import { dayIn, daysText } from '@pelita/ui/days';
import { useReader } from '@pelita/ui/reader';

/** The last day on which codes are taken, with its year: they end when the next one begins. */
export function LastDay({ until }: { until: string }) {
  const { language, timeZone } = useReader();
  const day = dayIn(timeZone, Date.parse(until) - 1);
  return <time dateTime={day}>{daysText(languageOf(language).tag, { from: day, to: day })}</time>;
}
