/** HTML that may be sent as it is: every text in it was escaped when it was put together. */
export type Markup = { readonly source: string };

/** HTML with values: texts are escaped, markup is kept. */
export function markup(
  pieces: TemplateStringsArray,
  ...values: readonly (string | Markup | readonly Markup[])[]
): Markup {
  return { source: pieces.map((piece, index) => piece + sourceOf(values[index] ?? '')).join('') };
}

function sourceOf(value: string | Markup | readonly Markup[]): string {
  if (typeof value === 'string') return escaped(value);
  return 'source' in value ? value.source : value.map(({ source }) => source).join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#39;').replaceAll('<', '&lt;');
}
