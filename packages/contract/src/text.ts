import * as z from 'zod/mini';

/** Whether a person sees anything of it: blanks and signs without a shape say nothing. */
export function isVisible(text: string): boolean {
  return /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
}

/**
 * Free text as people type it: any Unicode up to `maximum` code points, kept in NFC. NUL and lone surrogates cannot be
 * stored or sent and are refused.
 */
export function freeText(maximum: number, minimum = 0) {
  return z.pipe(
    z.string().check(
      z.refine((text) => text.isWellFormed() && !text.includes('\0'), { error: 'text_not_storable' }),
      z.refine((text) => [...text.normalize('NFC')].length <= maximum, { error: 'too_long', params: { maximum } }),
      z.refine((text) => [...text].length >= minimum, { error: 'required' }),
    ),
    z.transform((text: string) => text.normalize('NFC')),
  );
}
