/** What a name is looked for by: its beginning, in any letter case. */
export function nameBeginning(typed: string | undefined): string | null {
  const text = (typed ?? '').trim().normalize('NFKC').toLowerCase();
  return text === '' ? null : `${text.replace(/[\\%_]/g, '\\$&')}%`;
}
