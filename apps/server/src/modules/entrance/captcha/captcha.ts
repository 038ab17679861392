import { Refusal } from '@pelita/contract';
import type { Database } from '../../../platform/database/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createSecretBox } from '../../../platform/secrets/secret-box.ts';
import { CAPTCHA_DIGITS, drawCaptcha } from './draw-captcha.ts';
import { useCaptchaNonce } from './store.ts';

export const CAPTCHA_LIFETIME_SECONDS = 300;

/**
 * A picture with digits (SMS-05). What it shows travels with the visitor, closed, as the cookie captchaId; so asking for
 * pictures fills no table, and only an answered one is remembered, because it is good for one answer.
 */
export type Captcha = {
  draw(): Promise<{ picture: string; captchaId: string }>;
  /** Uses the captcha up, right or wrong; refuses `captcha_required` without an answer and `captcha_wrong` else. */
  verify(database: Database, captchaId: string | null, answer: string | undefined): Promise<void>;
  /** For the sandbox's page alone. */
  reveal(captchaId: string): Promise<string | null>;
};

const CONTEXT = 'captcha';

export function createCaptcha(platform: Pick<Platform, 'secrets' | 'random' | 'clock'>): Captcha {
  const { random, clock } = platform;
  const box = createSecretBox('captcha', platform);
  const open = async (captchaId: string) => {
    const text = await box.open(captchaId, CONTEXT);
    if (text === null) return null;
    const [digits = '', expiresAtMs = '0', nonce = ''] = text.split('.');
    return { digits, expiresAt: Temporal.Instant.fromEpochMilliseconds(Number(expiresAtMs)), nonce };
  };
  return {
    async draw() {
      const digits = Array.from(random.bytes(CAPTCHA_DIGITS), (byte) => String(byte % 10)).join('');
      const expiresAt = clock.now().add({ seconds: CAPTCHA_LIFETIME_SECONDS });
      const text = [digits, expiresAt.epochMilliseconds, random.token(16)].join('.');
      return { picture: await drawCaptcha(digits, random), captchaId: await box.close(text, CONTEXT) };
    },
    async verify(database, captchaId, answer) {
      if (answer === undefined || answer.trim() === '') throw refusal('captcha_required');
      const shown = captchaId === null ? null : await open(captchaId);
      if (shown === null) throw refusal('captcha_wrong');
      const isInTime = Temporal.Instant.compare(clock.now(), shown.expiresAt) < 0;
      const isFresh = await database.transaction((tx) => useCaptchaNonce(tx, shown.nonce, shown.expiresAt));
      if (!isInTime || !isFresh || answer.trim() !== shown.digits) throw refusal('captcha_wrong');
    },
    reveal: async (captchaId) => (await open(captchaId))?.digits ?? null,
  };
}

/** LOGIN-07: the flag on which the page shows the field and loads a picture. */
function refusal(code: 'captcha_required' | 'captcha_wrong'): Refusal {
  return new Refusal(code, { extra: { captcha: true } });
}
