/** For people to read out: a letter for what it is, and the end of the id, which chance has drawn. */
export function shortNumber(letter: 'D' | 'P' | 'T' | 'W', id: string): string {
  return `${letter}${id.slice(-8).toUpperCase()}`;
}
