import { type DOMOutputSpec, Schema } from 'prosemirror-model';

/** Just what the server's sanitiser lets through: what cannot be kept cannot be written. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { content: 'inline*', group: 'block', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    heading: {
      content: 'inline*',
      group: 'block',
      attrs: { level: { default: 3 } },
      defining: true,
      parseDOM: [
        { tag: 'h3', attrs: { level: 3 } },
        { tag: 'h4', attrs: { level: 4 } },
      ],
      toDOM: ({ attrs }): DOMOutputSpec => [attrs['level'] === 4 ? 'h4' : 'h3', 0],
    },
    quotation: {
      content: 'block+',
      group: 'block',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', 0],
    },
    bullets: { content: 'item+', group: 'block', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] },
    numbers: { content: 'item+', group: 'block', parseDOM: [{ tag: 'ol' }], toDOM: () => ['ol', 0] },
    item: { content: 'paragraph block*', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
    table: {
      content: 'section+',
      group: 'block',
      isolating: true,
      parseDOM: [{ tag: 'table' }],
      toDOM: () => ['table', 0],
    },
    head: { content: 'row+', group: 'section', parseDOM: [{ tag: 'thead' }], toDOM: () => ['thead', 0] },
    rows: { content: 'row+', group: 'section', parseDOM: [{ tag: 'tbody' }], toDOM: () => ['tbody', 0] },
    row: { content: 'cell+', parseDOM: [{ tag: 'tr' }], toDOM: () => ['tr', 0] },
    heading_cell: { content: 'inline*', group: 'cell', parseDOM: [{ tag: 'th' }], toDOM: () => ['th', 0] },
    plain_cell: { content: 'inline*', group: 'cell', parseDOM: [{ tag: 'td' }], toDOM: () => ['td', 0] },
    text: { group: 'inline' },
    line_break: {
      inline: true,
      group: 'inline',
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: (link) => ({ href: link.getAttribute('href') }) }],
      toDOM: ({ attrs }) => ['a', { href: String(attrs['href']) }, 0],
    },
    bold: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
    italic: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
    underlined: { parseDOM: [{ tag: 'u' }], toDOM: () => ['u', 0] },
  },
});
