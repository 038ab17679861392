/** Keeps what XML may hold and escapes what it must: names come from vendors and brands and are trusted with nothing. */
function escaped(words: string): string {
  return [...words]
    .filter((sign) => /[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.test(sign))
    .slice(0, 120)
    .join('')
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

interface Sheet {
  width: number;
  height: number;
  /** Read aloud when the picture stands inline, shown by nobody else. Left out: the picture is decoration. */
  title?: string;
  /** How a wide picture is cropped, as `preserveAspectRatio`. */
  crop?: string;
}

/** One whole SVG document; safe inline and as a file. */
export function svg(sheet: Sheet, body: string): string {
  const name = sheet.title ? escaped(sheet.title) : '';
  const spoken = name ? ' role="img"' : ' aria-hidden="true"';
  const crop = sheet.crop ? ` preserveAspectRatio="${sheet.crop}"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}" width="${sheet.width}" height="${sheet.height}"${crop}${spoken}>${name ? `<title>${name}</title>` : ''}${body}</svg>`;
}
