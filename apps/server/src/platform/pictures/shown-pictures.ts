import { Refusal } from '@pelita/contract';
import type { FastifyInstance } from 'fastify';
import type { Database, Statement, Tx } from '../database/tx.ts';
import type { JobHandler } from '../module.ts';
import type { Platform } from '../platform.ts';
import { isPngOrJpeg, type StoredPicture } from '../storage/storage.ts';
import { readPicture } from './read-picture.ts';
import { repaintPicture } from './repaint-picture.ts';

const NAME_BYTES = 16;
const isName = /^[\w-]{22}\.(?:png|jpg)$/;
/** An upload that came into nothing is of no use after that. */
const UNUSED_KEPT_HOURS = 24;

/**
 * Pictures that operators upload for something that visitors see. Each has a name that is drawn at random and never given to
 * another, so browsers keep what they have.
 */
export type ShownPictures = {
  /** In base64; painted anew before it is kept, so that nothing stays that hides in or behind a picture. Answers its name. */
  upload(database: Database, base64: string): Promise<string>;
  /** Refuses with `picture_unknown`. */
  read(database: Database, name: string): Promise<StoredPicture>;
  has(tx: Tx, name: string): Promise<boolean>;
  address(name: string): string;
  plugin: (app: FastifyInstance) => Promise<void>;
  prune: JobHandler;
};

type Place = {
  /** The first part of their addresses, and of the names of job and statements. */
  area: string;
  /** With the columns `name`, `file_id` and `uploaded_at`. */
  table: string;
  /** A condition on `p.name` that holds while something shows the picture. */
  isShown: string;
};

export function shownPictures(
  { database, random, storage }: Pick<Platform, 'database' | 'random' | 'storage'>,
  place: Place,
): ShownPictures {
  const statements = statementsOf(place);
  const fileOf = async (tx: Tx, name: string): Promise<string | null> =>
    (await tx.run<{ file_id: string }>(statements.file, [name]))[0]?.file_id ?? null;
  const find = async (from: Database, name: string): Promise<StoredPicture | null> => {
    const fileId = isName.test(name) ? await from.reading((tx) => fileOf(tx, name)) : null;
    const file = fileId === null ? null : await storage.read(from, fileId);
    return isPngOrJpeg(file) ? file : null;
  };
  const address = (name: string) => `/${place.area}/${name}`;
  return {
    async upload(into, base64) {
      const read = readPicture(base64);
      if (typeof read === 'string') throw unfit(read);
      const painted = await repaintPicture(read);
      if (painted === null) throw unfit('not_a_picture');
      const name = `${random.token(NAME_BYTES)}.${painted.mediaType === 'image/png' ? 'png' : 'jpg'}`;
      await storage.keep(into, [painted], async (tx, [fileId = '']) => {
        await tx.run(statements.keep, [name, fileId, tx.now]);
      });
      return name;
    },
    async read(from, name) {
      const picture = await find(from, name);
      if (picture === null) throw new Refusal('picture_unknown');
      return picture;
    },
    has: async (tx, name) => (await fileOf(tx, name)) !== null,
    address,
    async plugin(app) {
      app.get<{ Params: { file: string } }>(address(':file'), async (request, reply) => {
        const picture = await find(database, request.params.file);
        if (picture === null) throw new Refusal('unknown_path');
        return reply
          .type(picture.mediaType)
          .header('cache-control', 'public, max-age=31536000, immutable')
          .send(picture.bytes);
      });
    },
    prune: {
      name: `${place.area}.prune-pictures`,
      schedule: '23 3 * * *',
      handle: async (tx) => {
        const before = tx.now.subtract({ hours: UNUSED_KEPT_HOURS });
        const dropped = await tx.run<{ file_id: string }>(statements.prune, [before]);
        await storage.drop(
          tx,
          dropped.map(({ file_id }) => file_id),
        );
      },
    },
  };
}

function statementsOf({ area, table, isShown }: Place): Record<'keep' | 'file' | 'prune', Statement> {
  return {
    keep: {
      name: `${area}.keep-picture`,
      text: `insert into ${table} (name, file_id, uploaded_at) values ($1, $2, $3)`,
    },
    file: { name: `${area}.file-of-picture`, text: `select file_id from ${table} where name = $1` },
    prune: {
      name: `${area}.prune-pictures`,
      text: `delete from ${table} p where p.uploaded_at < $1 and not (${isShown}) returning p.file_id`,
    },
  };
}

function unfit(key: string): Refusal {
  return new Refusal('invalid_field', { fields: { picture: { key } } });
}
