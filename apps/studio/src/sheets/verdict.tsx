import { BadgeCheck, CircleX } from 'lucide-react';

export type Verdict = 'holds' | 'fails' | 'unread';

/** What a check has come to, said to screen readers too as soon as it is known. */
export function VerdictLine({ verdict, words }: { verdict: Verdict | null; words: string | null }) {
  return (
    <p role="status" className={verdict === null ? 'sr-only' : `verdict ${verdict}`}>
      {verdict === 'holds' && <BadgeCheck aria-hidden="true" />}
      {verdict === 'fails' && <CircleX aria-hidden="true" />}
      {words}
    </p>
  );
}

/** A record that cannot be read does not hold. */
export function verdictOf(check: () => boolean): Verdict {
  try {
    return check() ? 'holds' : 'fails';
  } catch {
    return 'fails';
  }
}
