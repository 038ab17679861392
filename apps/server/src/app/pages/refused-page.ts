import { createHash } from 'node:crypto';
import type { Brand, ErrorCode, Theme } from '@pelita/contract';
import { chooseLanguage, errorText, isLanguageCode, languageOf, serverText } from '@pelita/i18n';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf } from '../../platform/http/cookies.ts';
import { markup } from '../../platform/providers/sandbox-page/markup.ts';
import { languageInAddress } from './page-address.ts';
import { plainStyle } from './plain-style.ts';

/** People read pages, so they are refused one by a page, in its words. Status and Retry-After are the caller's. */
export function sendRefusedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  brand: Brand,
  refusal: WordedRefusal,
): FastifyReply {
  const { cookie } = request.headers;
  const language = chooseLanguage(cookieOf(cookie, 'language') ?? languageInAddress(request.url), brand);
  const theme = cookieOf(cookie, 'theme') === 'light' ? 'light' : 'dark';
  const { html, policy } = refusedPage({ brand, language, theme, refusal });
  return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html);
}

type WordedRefusal = { code: ErrorCode; params?: Record<string, string | number> | undefined };
type Given = { brand: Brand; language: string; theme: Theme; refusal: WordedRefusal };

/** Making it costs nothing and needs nothing; its link is the address asked for. */
function refusedPage(given: Given): { html: string; policy: string } {
  const { brand, theme, refusal } = given;
  const language = isLanguageCode(given.language) ? given.language : 'EN';
  const { tag, direction } = languageOf(language);
  const style = plainStyle(brand);
  const { source: html } = markup`<!doctype html>
<html lang="${tag}" dir="${direction}" data-theme="${theme}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${brand.name}</title>
    <style>${{ source: style }}</style>
  </head>
  <body>
    <main>
      <h1>${errorText(language, refusal.code, refusal.params)}</h1>
      <a href="">${serverText(language, 'offline', 'retry')}</a>
    </main>
  </body>
</html>
`;
  const hash = createHash('sha256').update(style).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return { html, policy };
}
