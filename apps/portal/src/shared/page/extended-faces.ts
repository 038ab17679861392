import bricolageLatin from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import bricolageLatinExt from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2?url';
import bricolageVietnamese from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-vietnamese-wght-normal.woff2?url';
import jakartaLatin from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url';
import jakartaLatinExt from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-ext-wght-normal.woff2?url';
import jakartaVietnamese from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-vietnamese-wght-normal.woff2?url';

/** Letters of the plain faces' languages that the plain faces leave out. */
const LATIN =
  'U+00A1-00A8, U+00AA-00B6, U+00B8-00D6, U+00D8-00FF, U+0152-0153, U+2010-2012, U+201A, U+201E, U+2030, U+2039-203A';
const LATIN_EXT =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113';
const VIETNAMESE =
  'U+0102-0103, U+0110-0111, U+0128-0129, U+0168-0169, U+01A0-01A1, U+01AF-01B0, U+0300-0301, U+0303-0304, U+0308-0309, U+0323, U+0329, U+1EA0-1EF9, U+20AB';

const faces = [
  ['Plus Jakarta Sans Variable', jakartaVietnamese, VIETNAMESE],
  ['Plus Jakarta Sans Variable', jakartaLatinExt, LATIN_EXT],
  ['Plus Jakarta Sans Variable', jakartaLatin, LATIN],
  ['Bricolage Grotesque Variable', bricolageVietnamese, VIETNAMESE],
  ['Bricolage Grotesque Variable', bricolageLatinExt, LATIN_EXT],
  ['Bricolage Grotesque Variable', bricolageLatin, LATIN],
] as const;

/**
 * Adds faces for letters that neither Malay nor English has; each is fetched when it is used. They are added to the
 * document's set and not by a style sheet: a sheet with faces makes the browser choose anew among all of them, and a plain
 * face that was too late for the first paint would then move the text.
 */
export function addExtendedFaces(): void {
  for (const [family, href, unicodeRange] of faces)
    document.fonts.add(
      new FontFace(family, `url(${href}) format('woff2')`, { display: 'optional', weight: '200 800', unicodeRange }),
    );
}
