import {
  type ActivitySeeds,
  type BrandFacts,
  minorFromDecimal,
  moneyObjectives,
  type PrizeSeed,
  rankedObjectives,
} from '@pelita/contract';
import { goodMotifs } from '@pelita/ui/art';

/** The first thing that is wrong with a brand's missions, raffles and red envelopes, in one sentence. */
export function problemOfActivities(
  { missions, raffles, envelopes }: ActivitySeeds,
  { currency, languages }: BrandFacts,
): string | null {
  const problems = [...missions, ...raffles, ...envelopes].map(({ code, words }) => {
    const missing = languages.find((language) => !words[language]?.title);
    return missing === undefined ? null : `"${code}" has no words in ${missing}. Add words.${missing} to it.`;
  });
  const amount = (code: string, typed: string): string | null =>
    (minorFromDecimal(typed, currency) ?? 0n) > 0n
      ? null
      : `"${code}" names ${JSON.stringify(typed)}, which is no amount of ${currency}. Write it with that currency’s decimals.`;
  const count = (code: string, typed: string): string | null =>
    /^[1-9]\d{0,8}$/.test(typed)
      ? null
      : `"${code}" names ${JSON.stringify(typed)}, which is no whole number above zero.`;
  const prize = (code: string, given: PrizeSeed | undefined): string | null => {
    if (!given) return null;
    if (given.kind === 'bonus' && !(Number(given.turnoverTimes) > 0))
      return `"${code}" gives bonus money that need not be staked. Give it turnoverTimes.`;
    return given.kind === 'points' ? count(code, given.amount) : amount(code, given.amount);
  };
  for (const { code, objective, target, prize: given, rankPrizes = [], cycle, days } of missions) {
    problems.push(
      (target === undefined) === (given === undefined) ? null : `"${code}" needs a target and a prize, or neither.`,
      cycle === 'once' && days === undefined ? `"${code}" comes once and has no end. Give it days.` : null,
      rankPrizes.length > 0 && !rankedObjectives.includes(objective) ? `"${code}" cannot rank by ${objective}.` : null,
      target === undefined ? null : (moneyObjectives.includes(objective) ? amount : count)(code, target),
      prize(code, given),
      ...rankPrizes.map((rank) => prize(code, rank.prize)),
    );
  }
  for (const { code, ticketAmount, prizes } of raffles)
    problems.push(
      amount(code, ticketAmount),
      ...prizes.flatMap(({ motif, prize: given }) => [
        prize(code, given),
        goodMotifs.includes(motif)
          ? null
          : `"${code}" shows the motif ${JSON.stringify(motif)}; it must be one of ${goodMotifs.join(', ')}.`,
      ]),
    );
  for (const { code, pool, packets } of envelopes)
    problems.push(
      amount(code, pool),
      (minorFromDecimal(pool, currency) ?? 0n) < BigInt(packets)
        ? `"${code}" has more packets than its pool has units.`
        : null,
    );
  return problems.find((problem) => problem !== null) ?? null;
}
