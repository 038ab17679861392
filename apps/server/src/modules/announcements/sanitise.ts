import sanitizeHtml from 'sanitize-html';

/** What announcement HTML may hold: text, lists, tables and links. Everything else is dropped, its words kept. */
export function sanitiseAnnouncement(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
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
    ],
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['http', 'https'],
    allowProtocolRelative: false,
    transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener nofollow' }) },
  });
}

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
