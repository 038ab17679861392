/** A player's name as strangers see it: the first two letters, stars, the last one; of a short name less. */
export function maskName(name: string): string {
  const letters = [...name];
  const shown = letters.length >= 5 ? 2 : 1;
  return `${letters.slice(0, shown).join('')}***${letters.length >= 4 ? letters.at(-1) : ''}`;
}
