import { Refusal } from '@pelita/contract';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../../platform/platform.ts';
import { fileByName } from './store.ts';

/** A name is drawn at random and never given to another picture, so browsers keep what they have. */
export function pictureFiles({ database, storage }: Pick<Platform, 'database' | 'storage'>) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get<{ Params: { file: string } }>('/announcements/:file', async (request, reply) => {
      const { file } = request.params;
      const isName = /^[\w-]{22}\.(?:png|jpg)$/.test(file);
      const fileId = isName ? await database.reading((tx) => fileByName(tx, file)) : null;
      const picture = fileId === null ? null : await storage.read(database, fileId);
      if (picture === null) throw new Refusal('unknown_path');
      return reply
        .type(picture.mediaType)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(picture.bytes);
    });
  };
}

export function pictureAddress(name: string): string {
  return `/announcements/${name}`;
}
