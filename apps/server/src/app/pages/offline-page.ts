import { createHash } from 'node:crypto';
import type { Brand } from '@pelita/contract';
import { isLanguageCode, type LanguageCode, languageOf, serverText } from '@pelita/i18n';
import { markup, type Markup } from '../../platform/providers/sandbox-page/markup.ts';
import { plainStyle } from './plain-style.ts';

/**
 * What a browser keeps to show when it cannot reach us. It is one document for everybody, so it holds every language and
 * both themes; its script takes those that the visitor has chosen. The link to nowhere is the address that was asked for.
 */
export function offlinePage(brand: Brand): { html: string; policy: string } {
  const languages = brand.languages.filter(isLanguageCode);
  const first = languages.find((code) => code === brand.defaultLanguage) ?? languages[0] ?? 'EN';
  const style = plainStyle(brand);
  const { tag, direction } = languageOf(first);
  const html = markup`<!doctype html>
<html lang="${tag}" dir="${direction}" data-theme="dark">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${brand.name}</title>
    <link rel="icon" href="data:," />
    <style>${{ source: style }}</style>
  </head>
  <body>
    ${[first, ...languages.filter((code) => code !== first)].map((code) => words(code, first, brand.mark))}
    <script>${{ source: SCRIPT }}</script>
  </body>
</html>
`.source;
  return { html, policy: policyOf(style) };
}

function words(code: LanguageCode, first: LanguageCode, mark: string): Markup {
  const { tag, direction } = languageOf(code);
  const text = (key: Parameters<typeof serverText<'offline'>>[2]) => serverText(code, 'offline', key);
  return markup`<main id="${code}" lang="${tag}" dir="${direction}" ${{ source: code === first ? '' : 'hidden' }}>
      ${{ source: mark }}
      <h1>${text('title')}</h1>
      <p>${text('note')}</p>
      <a href="">${text('retry')}</a>
      <p class="quiet">${text('byItself')}</p>
    </main>`;
}

/** What the visitor has chosen stands where the portal keeps it; storage may be forbidden. */
const SCRIPT = `{
const root = document.documentElement;
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light') root.dataset.theme = theme;
  const chosen = document.getElementById(localStorage.getItem('language'));
  if (chosen) {
    for (const one of document.querySelectorAll('main')) one.hidden = one !== chosen;
    root.lang = chosen.lang;
    root.dir = chosen.dir;
  }
} catch {}
addEventListener('online', () => location.reload());
}`;

function policyOf(style: string): string {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  return [
    "default-src 'none'",
    `script-src ${hash(SCRIPT)}`,
    `style-src ${hash(style)}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
