import { CAPTCHA_COOKIE } from '@pelita/contract';
import type { FastifyInstance } from 'fastify';
import { ownCookieOf } from '../../../platform/http/cookies.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type Captcha, CAPTCHA_LIFETIME_SECONDS } from './captcha.ts';

/** SMS-05: a picture, and the cookie that knows what it shows. */
export function getCaptcha(captcha: Captcha) {
  return async () => {
    const { picture, captchaId } = await captcha.draw();
    const cookie = { name: CAPTCHA_COOKIE, value: captchaId, lifetimeSeconds: CAPTCHA_LIFETIME_SECONDS };
    return { value: picture, cookie };
  };
}

/** `/dev/captcha.json` tells a sandbox's tester what their picture shows. */
export function captchaPage(captcha: Captcha, { environment }: Pick<Platform, 'environment'>) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get('/dev/captcha.json', async (request, reply) => {
      const captchaId = ownCookieOf(request.headers.cookie, CAPTCHA_COOKIE, environment);
      const answer = captchaId === null ? null : await captcha.reveal(captchaId);
      return reply.header('cache-control', 'no-store').send({ answer });
    });
  };
}
