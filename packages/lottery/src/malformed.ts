/**
 * Why a bet or a result cannot be read: a code of one closed list, what it is about, and one English sentence. Pages
 * say the same in the player's language by the code.
 */
export class Malformed extends Error {
  override name = 'Malformed';
  readonly fault: Fault;
  readonly about: About;

  constructor(fault: Fault, about: About = {}) {
    const short = Object.fromEntries(Object.entries(about).map(([name, what]) => [name, inShort(what)]));
    super(faults[fault](short));
    this.fault = fault;
    this.about = short;
  }
}

/** What was sent may be long; a sentence quotes its beginning. */
const inShort = (what: string | number) =>
  typeof what === 'string' && what.length > 120 ? `${what.slice(0, 40)}…` : what;

export type Fault = keyof typeof faults;
export type About = Readonly<Record<string, string | number>>;

const faults = {
  empty: () => 'nothing is chosen',
  notANumber: ({ token }) => `“${token}” is not a number written with the digits 0 to 9`,
  wrongLength: ({ token, digits }) => `“${token}” has the wrong length: ${digits} digits are needed`,
  outOfRange: ({ token, from, to }) => `“${token}” is not one of ${from} to ${to}`,
  unknownChoice: ({ token, choices }) => `“${token}” is not one of ${choices}`,
  repeated: ({ token }) => `${token} is there twice`,
  wrongCount: ({ count, needed }) => `${needed} are needed, and there are ${count}`,
  wrongPositions: ({ count, needed }) => `${needed} positions are needed, and there are ${count}`,
  wrongPattern: ({ token, needed }) => `“${token}” is not ${needed}`,
  tooManyLines: ({ most }) => `more than ${most} lines in one bet`,
  contentTooLong: ({ most }) => `more than ${most} characters`,
  notText: () => 'the content must be text',
  wrongUnit: ({ token }) => `the unit “${token}” is not an amount above zero with at most two decimals`,
  wrongOdds: ({ token }) => `“${token}” are no odds above zero with at most six decimals`,
  oddsByPrize: ({ prizes }) => `odds are needed by prize, as an object of some of: ${prizes}`,
  notAnObject: () => 'the result must be an object of prizes',
  missingPrize: ({ prize }) => `${prize} is missing`,
  unknownPrize: ({ prize }) => `${prize} is not a prize of this draw`,
  wrongPrizeCount: ({ prize, count, needed }) => `${prize} has ${count} numbers, and ${needed} are drawn`,
  wrongPrizeNumber: ({ prize, token, needed }) => `“${token}” of ${prize} is not ${needed}`,
  drawnTwice: ({ prize, token }) => `${token} is in ${prize} twice, and it can be drawn once`,
} as const satisfies Record<string, (about: About) => string>;
