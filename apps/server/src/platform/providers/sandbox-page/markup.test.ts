import { expect, test } from 'vitest';
import { markup } from './markup.ts';

test('a text is shown as it is and runs nothing, in an element and in an attribute', () => {
  const hostile = `"><script>alert('1')</script>&amp;`;
  const { source } = markup`<a title="${hostile}">${hostile}</a>`;
  expect(source).not.toContain('<script');
  expect(source.match(/"/g)).toHaveLength(2);
  expect(source).toContain('&amp;amp;');
});

test('markup goes into markup unchanged, one or many', () => {
  const items = ['a', '<b>'].map((text) => markup`<li>${text}</li>`);
  expect(markup`<ul>${items}${markup`<li></li>`}</ul>`.source).toBe('<ul><li>a</li><li>&lt;b></li><li></li></ul>');
});
