/*
 * What bets on the north return, written a second time from the rules alone: plain loops over the numbers, counts and
 * money in whole cents, nothing shared with the package.
 */
type Sent = Readonly<Record<string, readonly string[]>>;

/** Cents that come back for one unit of so many cents; `numbers` as they were entered, odds in hundredths. */
export type Naive = (sent: Sent, numbers: readonly string[], unit: bigint, odds: bigint) => bigint;

const everything = (sent: Sent) => Object.values(sent).flat();
const count = (drawn: readonly string[], ending: string) => {
  let found = 0n;
  for (const number of drawn) if (number.length >= ending.length && number.endsWith(ending)) found += 1n;
  return found;
};
const pay = (unit: bigint, odds: bigint, often: bigint) => (unit * odds * often) / 100n;
const only = (list: readonly string[]) => list[0] ?? '';
const tier = (sent: Sent, ...names: string[]) => names.flatMap((name) => sent[name] ?? []);

const on =
  (pick: (sent: Sent) => readonly string[]): Naive =>
  (sent, numbers, unit, odds) =>
    pay(unit, odds, count(pick(sent), only(numbers)));

const inAnyOrder: Naive = (sent, numbers, unit, odds) => {
  const given = only(numbers);
  const endings = everything(sent).map((number) => number.slice(-given.length));
  const sorted = [...given].sort().join('');
  let sum = 0n;
  for (const ending of new Set(endings))
    if ([...ending].sort().join('') === sorted) sum += pay(unit, odds, count(endings, ending));
  return sum;
};

const allOfThem: Naive = (sent, numbers, unit, odds) => {
  const drawn = everything(sent);
  for (const number of numbers) if (count(drawn, number) === 0n) return 0n;
  return pay(unit, odds, 1n);
};

const noneOfThem: Naive = (sent, numbers, unit, odds) => {
  const drawn = everything(sent);
  for (const number of numbers) if (count(drawn, number) > 0n) return 0n;
  return pay(unit, odds, 1n);
};

const asTheRarer: Naive = (sent, numbers, unit, odds) => {
  const [a = '', b = ''] = numbers;
  const drawn = everything(sent);
  const [ofA, ofB] = [count(drawn, a), count(drawn, b)];
  return pay(unit, odds, ofA < ofB ? ofA : ofB);
};

/** With odds of its own for each size, in hundredths. */
const wheelOdds = [0n, 0n, 1500n, 6500n, 30000n];
const wheel: Naive = (sent, numbers, unit) => {
  let sum = 0n;
  for (let mask = 0; mask < 2 ** numbers.length; mask += 1) {
    const chosen = numbers.filter((_, at) => mask & (1 << at));
    if (chosen.length >= 2) sum += allOfThem(sent, chosen, unit, wheelOdds[chosen.length] ?? 0n);
  }
  return sum;
};

export const naiveNorth: Readonly<Record<string, Naive>> = {
  lo2: on(everything),
  lo3: on(everything),
  lo4: on(everything),
  loDau2: (sent, numbers, unit, odds) =>
    pay(unit, odds, BigInt(everything(sent).filter((number) => number[0] + '' + number[1] === only(numbers)).length)),
  daoLo2: inAnyOrder,
  daoLo3: inAnyOrder,
  de: on((sent) => tier(sent, 'DB')),
  deDau: on((sent) => tier(sent, 'G7')),
  dauDuoi: on((sent) => tier(sent, 'G7', 'DB')),
  dau: (sent, numbers, unit, odds) => (only(tier(sent, 'DB'))[3] === only(numbers) ? pay(unit, odds, 1n) : 0n),
  duoi: (sent, numbers, unit, odds) => (only(tier(sent, 'DB'))[4] === only(numbers) ? pay(unit, odds, 1n) : 0n),
  cang3: on((sent) => tier(sent, 'DB')),
  cang3Dau: on((sent) => tier(sent, 'G6')),
  xiuChu: on((sent) => tier(sent, 'G6', 'DB')),
  cang4: on((sent) => tier(sent, 'DB')),
  nhatTo: on((sent) => tier(sent, 'G1')),
  bao8: on((sent) => tier(sent, 'G7', 'G6', 'DB')),
  xien2: allOfThem,
  xien3: allOfThem,
  xien4: allOfThem,
  xienQuay: wheel,
  truot4: noneOfThem,
  truot8: noneOfThem,
  truot10: noneOfThem,
  da: asTheRarer,
};
