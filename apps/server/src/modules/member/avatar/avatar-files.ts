import { Refusal } from '@pelita/contract';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../../platform/platform.ts';
import { pictureByName } from './store.ts';

/** Pictures that players put up, under names that are drawn at random: the address is all it takes to see the picture. */
export function avatarFiles({ database }: Pick<Platform, 'database'>) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get<{ Params: { file: string } }>('/avatars/:file', async (request, reply) => {
      const name = /^([\w-]{22})\.webp$/.exec(request.params.file)?.[1];
      const bytes = name === undefined ? null : await database.reading((tx) => pictureByName(tx, name));
      if (bytes === null) throw new Refusal('unknown_path');
      return reply.type('image/webp').header('cache-control', 'public, max-age=31536000, immutable').send(bytes);
    });
  };
}
