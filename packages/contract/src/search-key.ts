/**
 * What a search compares: without case, without the accents of Latin, Greek and Cyrillic letters (the marks of other
 * scripts are letters to their readers), without apostrophes, hyphens as spaces.
 */
export function searchKey(text: string): string {
  // The plain case is the usual one, and thousands of names are read at once.
  const lower = isPlainText(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replaceAll(/[\u0300-\u036F]/g, '')
        .toLowerCase();
  return lower
    .replaceAll(/['’]/g, '')
    .replaceAll(/[-\s]+/g, ' ')
    .trim();
}

function isPlainText(text: string): boolean {
  return !/[^\u0020-\u007E]/.test(text);
}
