import type { AddressInfo } from 'node:net';
import { errorText, fieldErrorText } from '@pelita/i18n';
import Fastify from 'fastify';
import { answerError } from '../../../platform/http/refusal-answer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type StudioModule, studioModule, type StudioNeeds, type StudioTitle } from '../index.ts';

export const koiRising: StudioTitle = {
  gameCode: 'koi-rising',
  name: 'Koi Rising',
  category: 'RNG',
  engine: 'lines-5x3',
  pictureUrl: '/art/0/game/koi-rising.svg',
};

/** For tests in which the wallet always answers: on a busy machine no answer is taken for silence. */
export const unhurried = { timeoutMs: 10_000, tries: 2, pauseMs: 1 };

export type StudioServer = Awaited<ReturnType<typeof studioServer>>;

/** The studio alone behind HTTP, for its own tests. Close it and open another on the same database: a restart. */
export async function studioServer(platform: Platform, needs: Partial<StudioNeeds>) {
  const studio: StudioModule = await studioModule(platform, {
    findTitle: async (_tx, gameCode) => (gameCode === koiRising.gameCode ? koiRising : null),
    patience: { timeoutMs: 1_000, tries: 2, pauseMs: 1 },
    ...needs,
  });
  const app = Fastify({ logger: false, genReqId: () => platform.random.uuid(platform.clock.now()) });
  app.setErrorHandler((error, request, reply) => {
    const asked = { language: 'EN', requestId: request.id };
    const words = { error: errorText, field: fieldErrorText };
    const { status, headers, envelope } = answerError(error, asked, words, platform.log);
    return reply.code(status).headers(headers).send(envelope);
  });
  if (studio.plugin) await app.register(studio.plugin);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

  return {
    studio,
    origin,
    close: () => app.close(),
    async call(
      method: 'GET' | 'POST',
      path: string,
      bearer: string | null,
      body?: unknown,
      gameCode: string = koiRising.gameCode,
    ) {
      const answer = await fetch(`${origin}/studio/games/${gameCode}/${path}`, {
        method,
        headers: {
          ...(bearer === null ? {} : { authorization: bearer }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const envelope = (await answer.json()) as { success: boolean; code?: string; value?: unknown };
      return { status: answer.status, code: envelope.code, value: envelope.value, headers: answer.headers };
    },
    async runJobs() {
      for (const job of studio.jobs ?? []) await job.long?.(platform.database, {});
    },
  };
}
