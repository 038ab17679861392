import { isAbsolute } from 'node:path';
import * as z from 'zod';
import { oneLine, secureUrl } from '../providers/configuration-shapes.ts';

/** Where the bytes of files are kept, where that is not the database. */
export type FilesConfiguration = z.output<ReturnType<typeof filesConfiguration>>;

export function filesConfiguration() {
  return z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('disk'),
      folder: z.string().refine(isAbsolute, 'must be an absolute path'),
    }),
    z.strictObject({
      kind: z.literal('s3'),
      /** Of the service, without the bucket, like `https://s3.ap-southeast-1.amazonaws.com`. */
      url: secureUrl(),
      bucket: z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket'),
      region: z.string().regex(/^[a-z0-9-]{1,40}$/, 'must be a region'),
      accessKeyId: oneLine(128),
      secretAccessKey: oneLine(256),
      prefix: z
        .string()
        .regex(/^([a-zA-Z0-9._-]+\/)*$/, 'must be a path that ends in a slash')
        .default(''),
    }),
  ]);
}
