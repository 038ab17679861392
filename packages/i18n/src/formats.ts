import { currencies } from '@pelita/contract';
import { dateFormat } from './date-format.ts';
import { languageOf } from './languages.ts';

/**
 * Amounts, numbers and times as a person reads them. Amounts come in as the wire's decimal text and never pass through
 * a floating-point number: Intl takes the text as it is.
 */

/** "1000.00", MYR → "MYR 1,000.00", which no line breaks. */
export function formatMoney(language: string, amount: string, currency: string): string {
  return `${currency}\u00A0${formatAmount(language, amount, currency)}`;
}

/** "1000.00", MYR → "1,000.00". */
export function formatAmount(language: string, amount: string, currency: string): string {
  const decimals = currency in currencies ? currencies[currency as keyof typeof currencies].scale : 2;
  const format = numberFormat(languageOf(language).tag, decimals);
  return format.format(amount as Intl.StringNumericLiteral);
}

export function formatNumber(language: string, value: number): string {
  return numberFormat(languageOf(language).tag, 0).format(value);
}

/** "6 - 13", which no line breaks, or "8" when both ends meet. */
export function lengthText(minLength: number, maxLength: number): string {
  return minLength === maxLength ? String(minLength) : `${minLength}\u00A0-\u2060\u00A0${maxLength}`;
}

/** The clock of the top bar: `11 / 20 2026 18:47:12 GMT+8`, whatever the language. */
export function formatClock(epochMs: number, timeZone: string): string {
  const part = partsOf(clockFormat(timeZone), epochMs);
  return `${part('month')} / ${part('day')} ${part('year')} ${part('hour')}:${part('minute')}:${part('second')} ${offset(part)}`;
}

/** `GMT+8`, as the offset stands at that moment. */
export function formatOffset(epochMs: number, timeZone: string): string {
  return offset(partsOf(clockFormat(timeZone), epochMs));
}

/** A day and a time of day in the reader's language: `20 Nov, 18:42`. A line breaks between the two alone. */
export function formatDateTime(language: string, epochMs: number, timeZone: string): string {
  const format = dateFormat(languageOf(language).tag, { timeZone, day: 'numeric', month: 'short', ...minute });
  return format.format(epochMs).replaceAll(/(?<!,) /g, '\u00A0');
}

/** A time of day in a zone: `18:42`, whatever the language. */
export function formatTime(epochMs: number, timeZone: string): string {
  return dateFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(epochMs);
}

/** A minute of a zone that is said beside it, with its year: `2026-11-20T18:42` → `20 Nov 2026, 18:42`. */
export function formatLocalTime(language: string, local: string): string {
  const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  const format = dateFormat(languageOf(language).tag, { timeZone: 'UTC', ...day, ...minute });
  return format.format(Date.parse(`${local}Z`)).replaceAll(/(?<!,) /g, '\u00A0');
}

const minute = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

const numberFormats = new Map<string, Intl.NumberFormat>();
function numberFormat(tag: string, decimals: number): Intl.NumberFormat {
  const key = `${tag} ${decimals}`;
  let format = numberFormats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(tag, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      roundingMode: 'trunc',
    });
    numberFormats.set(key, format);
  }
  return format;
}

function clockFormat(timeZone: string): Intl.DateTimeFormat {
  return dateFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'shortOffset',
  });
}

/** Engines differ in how they write no offset: always `GMT+0` here. */
function offset(part: (type: Intl.DateTimeFormatPartTypes) => string): string {
  const name = part('timeZoneName');
  return name === 'GMT' ? 'GMT+0' : name;
}

function partsOf(format: Intl.DateTimeFormat, epochMs: number): (type: Intl.DateTimeFormatPartTypes) => string {
  const parts = format.formatToParts(epochMs);
  return (type) => parts.find((part) => part.type === type)?.value ?? '';
}
