import { shrunkPicture } from '@pelita/ui/shrink-picture';

/** In base64: a picture made smaller and without what the camera wrote beside it, anything else as it is. */
export async function fileAsSent(file: File): Promise<string> {
  const picture = file.type === 'application/pdf' ? null : await shrunkPicture(file);
  return picture ?? (await inBase64(file));
}

function inBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const { result } = reader;
      resolve(typeof result === 'string' ? result.slice(result.indexOf(',') + 1) : '');
    });
    reader.addEventListener('error', () => reject(new Error('the file could not be read')));
    reader.readAsDataURL(file);
  });
}
