const SIDE_MAXIMUM_PIXELS = 1_600;
const QUALITY = 0.85;

/**
 * A picture as it is sent: at most 1,600 pixels on its longest side, as JPEG in base64, without what the camera wrote beside it (place,
 * time, device). Null for a file that the browser cannot read as a picture.
 */
export async function shrunkPicture(file: Blob): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const scale = Math.min(1, SIDE_MAXIMUM_PIXELS / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const drawing = canvas.getContext('2d');
  if (!drawing) return null;
  // What is transparent would become black.
  drawing.fillStyle = '#fff';
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const address = canvas.toDataURL('image/jpeg', QUALITY);
  return address.slice(address.indexOf(',') + 1);
}
