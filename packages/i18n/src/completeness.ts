/** How many texts each area has in English, and how many of them each language lacks. Areas that lack none are left out. */
export type Completeness = {
  texts: Readonly<Record<string, number>>;
  missing: Readonly<Record<string, Readonly<Record<string, number>>>>;
};

/** BRAND-02: a language is offered only when at least this share of its texts is translated. */
const SMALLEST_OFFERED_SHARE = 0.98;

/** What a language lacks of being offered, as a part of a sentence that names the way out; null when it lacks nothing. */
export function shortcomingOf(tag: string, { texts, missing }: Completeness): string | null {
  const folder = `packages/i18n/src/messages/${tag}`;
  const own = missing[tag];
  if (!own) return `it has no texts, which belong into ${folder}`;
  const total = sum(Object.values(texts));
  const lacking = sum(Object.values(own));
  const share = (total - lacking) / total;
  if (share >= SMALLEST_OFFERED_SHARE) return null;
  const areas = Object.entries(own).map(([area, count]) => `${count === texts[area] ? 'all' : count} of ${area}`);
  return (
    `${lacking} of ${total} texts are missing (${areas.join(', ')}); ` +
    `${percent(share)} are there and ${percent(SMALLEST_OFFERED_SHARE)} are needed, so add them in ${folder}`
  );
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
/** Rounded down, or a language just below the share would seem to have it. */
const percent = (share: number) => `${Math.floor(share * 1_000) / 10} %`;
