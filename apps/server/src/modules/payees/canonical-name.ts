/** Names are the same however they are spaced and written large or small. */
export function canonicalName(name: string): string {
  return name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('en');
}
