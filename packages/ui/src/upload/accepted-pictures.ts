import { UPLOAD_MAXIMUM_BYTES, UPLOAD_MAXIMUM_FILES } from '@pelita/contract';

/** Why a file is not taken, by its key among the errors of fields. */
export type RefusedPicture = { name: string; why: 'picture_too_large' | 'not_a_picture' | 'too_many_pictures' };

/** Of the files that were chosen those that may be sent, by what is in them and not by what they are called. */
export async function acceptedPictures(files: readonly File[], already: number) {
  const accepted: File[] = [];
  const refused: RefusedPicture[] = [];
  for (const file of files) {
    const why = await refusalOf(file, already + accepted.length);
    if (why) refused.push({ name: file.name, why });
    else accepted.push(file);
  }
  return { accepted, refused };
}

async function refusalOf(file: File, already: number): Promise<RefusedPicture['why'] | undefined> {
  if (file.size > UPLOAD_MAXIMUM_BYTES) return 'picture_too_large';
  const start = new Uint8Array(await file.slice(0, PNG.length).arrayBuffer());
  if (![PNG, JPEG].some((kind) => kind.every((byte, at) => start[at] === byte))) return 'not_a_picture';
  return already >= UPLOAD_MAXIMUM_FILES ? 'too_many_pictures' : undefined;
}

/** How every file of the kind begins. */
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
