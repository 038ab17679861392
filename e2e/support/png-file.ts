/** A picture of 40 by 30 points, as a person chooses it from a folder. */
export function pngFile(name: string): { name: string; mimeType: string; buffer: Buffer } {
  return { name, mimeType: 'image/png', buffer: Buffer.from(PNG, 'base64') };
}

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAACgAAAAeCAMAAABpA6zvAAAAA1BMVEXMMzN0dFbYAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEklEQVQ4jWNgGAWjYBSMguEAAATOAAE9WQaqAAAAAElFTkSuQmCC';
