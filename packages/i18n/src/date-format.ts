const formats = new Map<string, Intl.DateTimeFormat>();

/** A format of dates, made once: making one takes a phone a few milliseconds, and a page shows the same a hundred times. */
export function dateFormat(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${tag} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(tag, options);
    formats.set(key, format);
  }
  return format;
}
