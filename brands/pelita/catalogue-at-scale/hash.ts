/** The same number for the same words on every machine: FNV-1a with a final mixing. */
export function hash(words: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < words.length; at++) value = Math.imul(value ^ words.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
