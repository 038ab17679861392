import { UPLOAD_MAXIMUM_BYTES } from '@pelita/contract';
import { shrunkPicture } from '@pelita/ui/shrink-picture';

const types = ['image/png', 'image/jpeg'];

/** A file as it is sent, or why it is not: a key of `fieldErrors`. The server judges what comes once more. */
export async function readAvatar(file: File): Promise<{ base64: string } | 'picture_too_large' | 'not_a_picture'> {
  if (!types.includes(file.type)) return 'not_a_picture';
  if (file.size > UPLOAD_MAXIMUM_BYTES) return 'picture_too_large';
  const base64 = await shrunkPicture(file);
  return base64 === null ? 'not_a_picture' : { base64 };
}
