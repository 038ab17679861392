import type { Platform } from '../../../platform.ts';

type Session = { number: string; code: string; wrongTries: number; until: Temporal.Instant };
type Word = 'INVALID_CODE' | 'SESSION_EXPIRED' | 'TOO_MANY_ATTEMPTS_TRY_LATER' | 'QUOTA_EXCEEDED';

const SESSION_MINUTES = 3;
const WRONG_TRIES_MAXIMUM = 5;
const SENDS_IN_A_ROW_MAXIMUM = 5;
const ROW_MINUTES = 5;
const SENDS_A_DAY_MAXIMUM = 20;
const NUMBERS_MAXIMUM = 1_000;

/** What was sent to whom, and how often lately. */
export function phoneSessions({ clock, random }: Pick<Platform, 'clock' | 'random'>) {
  const sessions = new Map<string, Session>();
  const sends = new Map<string, Temporal.Instant[]>();
  const isAfter = (one: Temporal.Instant, other: Temporal.Instant) => Temporal.Instant.compare(one, other) > 0;
  return {
    begin(number: string): { sessionInfo: string; code: string } | { word: Word } {
      const now = clock.now();
      const today = (sends.get(number) ?? []).filter((at) => isAfter(at, now.subtract({ hours: 24 })));
      if (today.length >= SENDS_A_DAY_MAXIMUM) return { word: 'QUOTA_EXCEEDED' };
      const lately = today.filter((at) => isAfter(at, now.subtract({ minutes: ROW_MINUTES })));
      if (lately.length >= SENDS_IN_A_ROW_MAXIMUM) return { word: 'TOO_MANY_ATTEMPTS_TRY_LATER' };
      if (sends.size >= NUMBERS_MAXIMUM) sends.clear();
      if (sessions.size >= NUMBERS_MAXIMUM) sessions.clear();
      sends.set(number, [...today, now]);
      const sessionInfo = random.token();
      const code = String(Buffer.from(random.bytes(6)).readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
      sessions.set(sessionInfo, { number, code, wrongTries: 0, until: now.add({ minutes: SESSION_MINUTES }) });
      return { sessionInfo, code };
    },
    end(sessionInfo: string, code: string): { number: string } | { word: Word } {
      const session = sessions.get(sessionInfo);
      if (!session || !isAfter(session.until, clock.now())) return { word: 'SESSION_EXPIRED' };
      if (session.wrongTries >= WRONG_TRIES_MAXIMUM) return { word: 'TOO_MANY_ATTEMPTS_TRY_LATER' };
      if (session.code !== code) {
        session.wrongTries += 1;
        return { word: 'INVALID_CODE' };
      }
      sessions.delete(sessionInfo);
      return { number: session.number };
    },
  };
}
