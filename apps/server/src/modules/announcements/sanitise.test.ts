import { expect, test } from 'vitest';
import { plainText, sanitiseAnnouncement } from './sanitise.ts';

test.each([
  '<img src=x onerror=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<a href="javascript:alert(1)">words</a>',
  '<a href="//evil.example">words</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<style>@import "//evil.example"</style>',
  '<base href="//evil.example">',
  '<form action="//evil.example"><input name=token></form>',
  '<p style="position:fixed" onclick="alert(1)" id=token>words</p>',
])('announcement HTML loses what could run, load or style: %s', (html) => {
  const clean = sanitiseAnnouncement(html);
  expect(clean).not.toMatch(/<(?!\/?(p|a)\b)|on\w+=|javascript:|style=|id=|evil/i);
});

test('announcement HTML keeps text, lists and links, which open without a way back', () => {
  expect(sanitiseAnnouncement('<p>One <b>two</b> <a href="https://example.org/a">three</a></p>')).toBe(
    '<p>One <b>two</b> <a href="https://example.org/a" rel="noopener nofollow">three</a></p>',
  );
});

test('the marquee gets the words alone', () => {
  expect(plainText('<p>Fish &amp; <b>chips</b></p>\n<p>2 &lt; 3</p>')).toBe('Fish & chips 2 < 3');
  expect(plainText('<p>One</p><ul><li>two<br>three</li></ul><p>f<b>ou</b>r</p>')).toBe('One two three four');
});
