import type { Platform } from '../../../platform.ts';

/** What a code stands for until it is exchanged. */
export type Granted = {
  clientId: string;
  redirectUri: string;
  challenge: string;
  nonce: string | null;
  subject: string;
  name: string;
  mail: string;
  isMailChecked: boolean;
};

export type Codes = {
  give: (granted: Granted) => string;
  /** Once. */
  take: (code: string) => Granted | null;
};

const CODE_SECONDS = 60;
/** More than people press at a time; the oldest go first. */
const CODES_MAXIMUM = 1_000;

export function createCodes({ random, clock }: Pick<Platform, 'random' | 'clock'>): Codes {
  const kept = new Map<string, Granted & { until: Temporal.Instant }>();
  return {
    give: (granted) => {
      const [oldest] = kept.keys();
      if (kept.size >= CODES_MAXIMUM && oldest !== undefined) kept.delete(oldest);
      const code = random.token();
      kept.set(code, { ...granted, until: clock.now().add({ seconds: CODE_SECONDS }) });
      return code;
    },
    take: (code) => {
      const granted = kept.get(code) ?? null;
      kept.delete(code);
      return granted && Temporal.Instant.compare(clock.now(), granted.until) < 0 ? granted : null;
    },
  };
}
