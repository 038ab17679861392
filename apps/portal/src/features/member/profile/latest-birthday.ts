/** REG-12: the last day, yyyy-MM-dd in the brand's zone, on which somebody old enough today was born. */
export function latestBirthday(nowMs: number, timeZone: string, limitYears: number): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.formatToParts(nowMs).find((one) => one.type === type)?.value ?? '';
  const year = Number(part('year')) - limitYears;
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
  // Of a year without the day there is the day before it.
  const day = part('month') === '02' && part('day') === '29' && !isLeap ? '28' : part('day');
  return `${year}-${part('month')}-${day}`;
}
