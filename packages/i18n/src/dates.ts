import { languageOf } from './languages.ts';

export type DatePart = 'day' | 'month' | 'year';

/** How a language writes a day in figures: "28/2/1990" in Malay, "2/28/1990" in American English. */
export function datePartsOf(language: string): DatePart[] {
  const parts = new Intl.DateTimeFormat(languageOf(language).tag).formatToParts(0).map(({ type }) => type);
  return parts.filter((type) => type === 'day' || type === 'month' || type === 'year');
}

/** "Hari", "Bulan", "Tahun". */
export function datePartName(language: string, part: DatePart): string {
  const { tag } = languageOf(language);
  const name = new Intl.DisplayNames([tag], { type: 'dateTimeField' }).of(part) ?? part;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** Whether text like "1990-02-28" is a day of the calendar. */
export function isDay(text: string): boolean {
  const instant = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(`${text}T`);
}
