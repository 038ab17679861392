const WORD_JOINER = '\u2060';
/** Languages that say "many" by saying a word twice: a line must not end between the two. */
const hyphenated: ReadonlySet<string> = new Set(['ms', 'id']);

/** The words of a text held together at their hyphens, where its language writes them so: `bila-bila`, `e-mel`. */
export function unbroken(tag: string, text: string): string {
  // No face of ours has U+2011, the hyphen that does not break; a joiner after a plain one does the same.
  return hyphenated.has(tag) ? text.replaceAll(/(?<=\p{L})-(?=\p{L})/gu, `-${WORD_JOINER}`) : text;
}
