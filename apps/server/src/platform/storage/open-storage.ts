import type { JobHandler } from '../module.ts';
import type { Platform } from '../platform.ts';
import { createStorage } from './create-storage.ts';
import { diskPlace } from './disk-place.ts';
import { s3Place } from './s3-place.ts';
import type { FilePlace, Storage } from './storage.ts';
import { sweepFiles } from './sweep-files.ts';

export type OpenStorage = Storage & { sweepFiles: JobHandler };
type Needs = Pick<Platform, 'environment' | 'clock' | 'tracing' | 'log'>;

/** The storage that CARRIERS_FILE describes, with the job that takes away what nothing names. */
export function openStorage(needs: Needs): OpenStorage {
  const place = placeOf(needs);
  return { ...createStorage(place, needs), sweepFiles: sweepFiles(place) };
}

function placeOf({ environment, clock, tracing }: Needs): FilePlace | null {
  const { files } = environment.carriers;
  if (files === null) return null;
  return files.kind === 'disk' ? diskPlace(files.folder) : s3Place(files, { clock, tracing });
}
