import { fraction } from '@pelita/games/fraction';
import { linesOf } from '../content/lines-of.ts';
import { numbersOf } from '../content/numbers-of.ts';
import { permutations } from '../numbers.ts';
import { quoted } from '../pricing/listed-odds.ts';
import type { DigitPrize } from '../results/prizes.ts';
import type { Kind, PlayType } from '../rule-set.ts';
import { firstDigits, hitsOn, lastDigits, lots, tensDigit } from './hits.ts';
import type { Region } from './regions.ts';

/** Bets on single numbers. A line costs a unit for each number of the draw that can hit it, and each that does pays. */
export function numberBets({ prizes, lowest, secondLowest, odds }: Region): PlayType[] {
  const named = (...names: readonly string[]) => prizes.filter(({ name }) => names.includes(name));
  return [
    numberBet('lo2', prizes, { 2: odds.lo2 }),
    numberBet('lo3', prizes, { 3: odds.lo3 }),
    numberBet('lo4', prizes, { 4: odds.lo4 }),
    numberBet('loDau2', prizes, { 2: odds.lo2 }, firstDigits),
    inEveryOrder('daoLo2', numberBet('lo2', prizes, { 2: odds.lo2 }), 2),
    inEveryOrder('daoLo3', numberBet('lo3', prizes, { 3: odds.lo3 }), 3),
    numberBet('de', named('DB'), { 2: odds.money2 }),
    numberBet('deDau', named(lowest), { 2: odds.money2 }),
    numberBet('dauDuoi', named(lowest, 'DB'), { 2: odds.bothEnds2 }),
    numberBet('dau', named('DB'), { 1: odds.digit }, () => tensDigit),
    numberBet('duoi', named('DB'), { 1: odds.digit }),
    numberBet('cang3', named('DB'), { 3: odds.money3 }),
    numberBet('cang3Dau', named(secondLowest), { 3: odds.money3 }),
    numberBet('xiuChu', named(secondLowest, 'DB'), { 3: odds.bothEnds3 }),
    numberBet('cang4', named('DB'), { 4: odds.money4 }),
    numberBet('nhatTo', named('G1'), { 2: odds.money2 }),
    lowest === 'G7'
      ? numberBet('bao8', named('G7', 'G6', 'DB'), { 2: odds.lo2 })
      : numberBet('bao7', named('G8', 'G7', 'G6', 'G5', 'DB'), { 2: odds.lo2, 3: odds.lo3, 4: odds.lo4 }),
  ];
}

/** `odds` by the length of the numbers that may be entered; each length is a kind of its own. */
function numberBet(
  id: string,
  on: readonly DigitPrize[],
  odds: Readonly<Record<number, string>>,
  part: (digits: number) => (number: string) => string = lastDigits,
): PlayType {
  const lengths = Object.keys(odds).map(Number);
  const kindOf = (digits: number, price: string): Kind => {
    const units = lots(on, digits);
    return { units, prizes: { win: quoted(fraction(units, 10 ** digits), price) } };
  };
  const hits = lengths.map((digits) => hitsOn(on, part(digits), digits));
  return {
    id,
    example: '2134'.slice(0, lengths[0]),
    lines: (content) => linesOf(numbersOf(content, ...lengths), ({ length }) => String(length)),
    wins: 'perHit',
    kinds: Object.fromEntries(lengths.map((digits) => [digits, kindOf(digits, odds[digits] ?? '')])),
    hits: (result) => hits.flatMap((of) => of(result)),
  };
}

/** The same bet on every different order of the digits: 112 is three lines. */
function inEveryOrder(id: string, bet: PlayType, digits: number): PlayType {
  const lines = (content: string) => linesOf(numbersOf(content, digits).flatMap(permutations), String(digits));
  return { ...bet, id, lines };
}
