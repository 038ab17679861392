import sanitizeHtml from 'sanitize-html';

/**
 * What a text of the house may hold: words, lists, tables and links. Everything else is dropped, its words kept. Every
 * text goes through here before it is stored and again before it leaves.
 */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...plainTags],
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['http', 'https'],
    allowProtocolRelative: false,
    transformTags: { a: withSafeAddress },
  });
}

/** Into this site or to another by http: browsers read a backslash as a slash, so `/\\evil` would leave it unseen. */
const safeAddress = /^(?:https?:\/\/[^/\\]|\/(?![/\\])|#)/i;

function withSafeAddress(tagName: string, { href = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  return { tagName, attribs: { ...(safeAddress.test(href) ? { href } : {}), rel: 'noopener nofollow' } };
}

/** Tags that only shape words. */
export const plainTags = [
  'p',
  'br',
  'b',
  'strong',
  'i',
  'em',
  'u',
  'ul',
  'ol',
  'li',
  'h3',
  'h4',
  'blockquote',
  'a',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;

/** The words alone, for the marquee and for descriptions. */
export function plainText(html: string): string {
  // Where a block begins or ends, a word does too.
  const apart = html.replaceAll(/<(?=\/?(?:p|br|li|h3|h4|blockquote|td|th|tr)\b)/gi, ' <');
  const words = sanitizeHtml(apart, { allowedTags: [], allowedAttributes: {}, textFilter: (text) => text });
  return words
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}
