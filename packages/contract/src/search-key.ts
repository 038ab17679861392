/**
 * What a search compares: without case, without the accents of Latin, Greek and Cyrillic letters (the marks of other
 * scripts are letters to their readers), without apostrophes, hyphens as spaces.
 */
export function searchKey(text: string): string {
  // The usual name needs no more, and thousands of names are read at once.
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[-\s]+/g, ' ')
    .trim();
}

/** Words of ASCII without apostrophes and hyphens, one space between them. */
const PLAIN = /^[!-&(-,.-~]+(?: [!-&(-,.-~]+)*$/;
