import { dateFormat, languageOf } from '@pelita/i18n';
import { usePageLanguage } from '../../../shared/page/page.ts';

/** "20261123-0001" → "#0001"; a draw of one a day is named by its day, "20261123" → "23 Nov". */
export function useDrawLabels() {
  const { code } = usePageLanguage();
  const { tag } = languageOf(code);
  const short = dateFormat(tag, { timeZone: 'UTC', day: 'numeric', month: 'short' });
  const long = dateFormat(tag, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });
  return {
    drawLabel: (numero: string) =>
      numero.includes('-') ? `#${numero.slice(numero.indexOf('-') + 1)}` : short.format(dayOf(numero)),
    dayLabel: (day: string) => long.format(Date.parse(`${day}T00:00:00Z`)),
  };
}

const dayOf = (numero: string) =>
  Date.UTC(Number(numero.slice(0, 4)), Number(numero.slice(4, 6)) - 1, Number(numero.slice(6, 8)));

/** A day of the week and a time, as the brand's own zone has them: "Sabtu 19:00". */
export function useTimeLabel(timeZone: string): (at: string) => string {
  const { code } = usePageLanguage();
  const format = dateFormat(languageOf(code).tag, {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return (at) => format.format(Date.parse(at));
}
