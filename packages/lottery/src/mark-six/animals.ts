/** The animals of the lunar years, in their order; the first one's year was 2020. */
export const animals = [
  'rat',
  'ox',
  'tiger',
  'rabbit',
  'dragon',
  'snake',
  'horse',
  'goat',
  'monkey',
  'rooster',
  'dog',
  'pig',
] as const;
export type Animal = (typeof animals)[number];

const KNOWN_YEAR = 2020;

/** The animal that a zodiac of the rules, like `year3`, is in the lunar year in which a draw is held in Hong Kong. */
export function animalOf(zodiac: string, drawsAt: string): Animal {
  const years = lunarYearOf(new Date(drawsAt)) - KNOWN_YEAR - Number(zodiac.slice('year'.length));
  const animal = animals[((years % animals.length) + animals.length) % animals.length];
  if (animal === undefined) throw new RangeError(`there is no zodiac ${zodiac}`);
  return animal;
}

function lunarYearOf(instant: Date): number {
  const parts: readonly { type: string; value: string }[] = lunarCalendar.formatToParts(instant);
  return Number(parts.find(({ type }) => type === 'relatedYear')?.value);
}

const lunarCalendar = new Intl.DateTimeFormat('en-u-ca-chinese', { timeZone: 'Asia/Hong_Kong', year: 'numeric' });
