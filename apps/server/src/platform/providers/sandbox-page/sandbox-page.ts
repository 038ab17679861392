import { createHash } from 'node:crypto';
import type { Brand } from '@pelita/contract';
import { chooseLanguage, type LanguageCode, languageOf } from '@pelita/i18n';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf } from '../../http/cookies.ts';
import { markup, type Markup } from './markup.ts';

/** What the pages of the sandbox share: plain HTML without script, in a look that is plainly not the portal's. */
export type SandboxPage = {
  language: LanguageCode;
  title: string;
  note: string;
  content: Markup;
  /** Of the bar over the page; the sandbox's own, unless given. */
  headColour?: string;
};

/** Its forms may lead to one other origin, where one is named. */
export function sendSandboxPage(reply: FastifyReply, page: SandboxPage, leadsTo?: string): FastifyReply {
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyOf(styleOf(page), leadsTo),
      'cache-control': 'no-store',
      // The address of a payment page is its key.
      'referrer-policy': 'same-origin',
    })
    .send(`<!doctype html>\n${documentOf(page).source}`);
}

/** The language that the visitor chose on the portal, else the brand's. */
export function languageOfVisitor(request: FastifyRequest, brand: Brand): LanguageCode {
  return chooseLanguage(cookieOf(request.headers.cookie, 'language'), brand);
}

function documentOf(page: SandboxPage): Markup {
  const { language, title, note, content } = page;
  const { tag, direction } = languageOf(language);
  return markup`<html lang="${tag}" dir="${direction}">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${title}</title>
      <link rel="icon" href="data:," />
      <style>${{ source: styleOf(page) }}</style>
    </head>
    <body>
      <header><p>${title}</p></header>
      <main>
        ${content}
        <p class="note">${note}</p>
      </main>
    </body>
  </html>`;
}

const styleOf = ({ headColour = '#16324f' }: SandboxPage): string => `
*{box-sizing:border-box}
body{margin:0;background:#eef2f6;color:#16212e;font:16px/1.5 system-ui,sans-serif}
header{background:${headColour};color:#fff}
header p{max-width:40rem;margin:0 auto;padding:1rem;font-weight:600}
main{max-width:40rem;margin:0 auto;padding:1.5rem 1rem 3rem}
h1{font-size:1.4rem;line-height:1.25;margin:0 0 1rem}
h2{font-size:1rem;margin:0;overflow-wrap:anywhere}
.fact{margin:0;font-size:.875rem}
ul{padding:0;margin:0}
section,li{background:#fff;border:1px solid #cdd7e2;border-radius:12px;padding:1.25rem;margin:0 0 1rem;list-style:none}
.amount{display:block;font-size:1.5rem;line-height:1.25;font-weight:700;margin:0 0 .75rem;font-variant-numeric:tabular-nums}
section .amount{font-size:2rem}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem;margin:0;overflow-wrap:anywhere}
dt,.note,.fact{color:#45566b}
dd{margin:0;font-variant-numeric:tabular-nums}
.note{margin:1.5rem 0 0;font-size:.875rem}
.text{margin:.75rem 0 0;white-space:pre-line;overflow-wrap:anywhere}
label{display:block;margin:1rem 0 0}
label.check{display:flex;gap:.5rem;align-items:center;min-height:44px}
label.check input{width:1.25rem;height:1.25rem}
input:not([type=checkbox]){display:block;width:100%;min-height:44px;margin-top:.25rem;padding:.5rem .75rem;border-radius:8px;border:1px solid #56697f;background:#fff;color:#16212e;font:inherit}
.acts{display:grid;grid-template-columns:repeat(auto-fit,minmax(12rem,1fr));gap:.5rem;margin-top:1.25rem}
button{width:100%;min-height:44px;padding:.5rem 1rem;border-radius:8px;border:1px solid #56697f;background:#fff;color:#16212e;font:inherit;cursor:pointer}
button:hover{background:#eef2f6}
.acts>:first-child{grid-column:1/-1}
.acts>:first-child button{background:#0b5cad;border-color:#0b5cad;color:#fff;font-weight:600}
.acts>:first-child button:hover{background:#094b8d}
button:focus-visible,a:focus-visible,input:focus-visible{outline:3px solid #e08a00;outline-offset:2px}
a{color:#0b4f96}`;

function policyOf(style: string, leadsTo: string | undefined): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    // The empty picture that keeps a browser from asking for an icon.
    'img-src data:',
    leadsTo === undefined ? "form-action 'self'" : `form-action 'self' ${leadsTo}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
