import { hostileHtml } from '@pelita/testkit/hostile-html';
import { expect, test } from 'vitest';
import { plainTags, plainText, sanitiseHtml } from './sanitise-html.ts';

const harmless = new RegExp(
  `<(?:/?(?:${plainTags.join('|')})|br /|a(?: href="(?:https?://|/(?![/\\\\])|#)[^"<>]*")? rel="noopener nofollow")>`,
  'g',
);

test('the corpus of hostile markup is large, and each of its pieces is another', () => {
  expect(new Set(hostileHtml).size).toBe(hostileHtml.length);
  expect(hostileHtml.length).toBeGreaterThanOrEqual(100);
});

test.each(hostileHtml)('NOTICE-03 what could run, load, style or be named is gone: %s', (html) => {
  const clean = sanitiseHtml(html);
  // What is left beside the tags that shape words is text: no tag begins in it.
  expect(clean.replaceAll(harmless, '')).not.toContain('<');
  expect(sanitiseHtml(clean), 'a second reading finds nothing more').toBe(clean);
  expect(sanitiseHtml(`<p>before</p>${clean}<p>after</p>`)).toBe(`<p>before</p>${clean}<p>after</p>`);
});

test('NOTICE-03 an address leads into this site or to another by http, else the words stand without it', () => {
  const linked = (href: string) => sanitiseHtml(`<a href="${href}">words</a>`).includes('href');
  expect(['https://example.org/a', 'http://example.org', '/help#term', '#term'].map(linked)).not.toContain(false);
  for (const href of ['//evil.example', '/\\evil.example', 'mailto:a@b.c', 'javascript:steal()', 'data:,x', 'a.html'])
    expect(linked(href), href).toBe(false);
});

test('NOTICE-03 a text keeps words, lists, tables and links, which open without a way back', () => {
  expect(sanitiseHtml('<p>One <b>two</b> <a href="https://example.org/a">three</a></p>')).toBe(
    '<p>One <b>two</b> <a href="https://example.org/a" rel="noopener nofollow">three</a></p>',
  );
  const table = '<table><thead><tr><th>One</th></tr></thead><tbody><tr><td>two</td></tr></tbody></table>';
  expect(sanitiseHtml(table)).toBe(table);
});

test('the marquee gets the words alone', () => {
  expect(plainText('<p>Fish &amp; <b>chips</b></p>\n<p>2 &lt; 3</p>')).toBe('Fish & chips 2 < 3');
  expect(plainText('<p>One</p><ul><li>two<br>three</li></ul><p>f<b>ou</b>r</p>')).toBe('One two three four');
});
