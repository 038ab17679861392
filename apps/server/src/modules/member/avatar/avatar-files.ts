import { Refusal } from '@pelita/contract';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../../platform/platform.ts';
import { fileByName } from './store.ts';

/** Pictures that players put up, under names that are drawn at random: the address is all it takes to see the picture. */
export function avatarFiles({ database, storage }: Pick<Platform, 'database' | 'storage'>) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get<{ Params: { file: string } }>('/avatars/:file', async (request, reply) => {
      const name = /^([\w-]{22})\.webp$/.exec(request.params.file)?.[1];
      const fileId = name === undefined ? null : await database.reading((tx) => fileByName(tx, name));
      const picture = fileId === null ? null : await storage.read(database, fileId);
      if (picture === null) throw new Refusal('unknown_path');
      return reply
        .type('image/webp')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(picture.bytes);
    });
  };
}
