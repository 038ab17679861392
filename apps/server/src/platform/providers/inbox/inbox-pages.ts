import { formatDateTime, type LanguageCode, serverText } from '@pelita/i18n';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform.ts';
import { markup, type Markup } from '../sandbox-page/markup.ts';
import { languageOfVisitor, sendSandboxPage } from '../sandbox-page/sandbox-page.ts';
import { type KeptMessage, newestMessages } from './store.ts';

const MESSAGES_SHOWN = 100;

/** `/dev/inbox`: what was sent lately, newest first. */
export function inboxPages({ database, brand }: Platform) {
  const newest = () => database.reading((tx) => newestMessages(tx, MESSAGES_SHOWN));
  return async (app: FastifyInstance): Promise<void> => {
    app.get('/dev/inbox.json', async (_request, reply) =>
      reply.header('cache-control', 'no-store').send(await newest()),
    );

    app.get('/dev/inbox', async (request, reply) => {
      const language = languageOfVisitor(request, brand);
      const title = serverText(language, 'inbox', 'title');
      const content = markup`<h1>${serverText(language, 'inbox', 'messages')}</h1>
        ${list(language, brand.timeZone, await newest())}`;
      return sendSandboxPage(reply, { language, title, note: serverText(language, 'inbox', 'note'), content });
    });
  };
}

function list(language: LanguageCode, timeZone: string, messages: readonly KeptMessage[]): Markup {
  if (messages.length === 0) return markup`<p>${serverText(language, 'inbox', 'empty')}</p>`;
  return markup`<ul>
    ${messages.map((message) => item(language, timeZone, message))}
  </ul>`;
}

function item(language: LanguageCode, timeZone: string, { channel, to, text, at }: KeptMessage): Markup {
  const time = formatDateTime(language, Temporal.Instant.from(at).epochMilliseconds, timeZone);
  return markup`<li>
    <h2>${to}</h2>
    <p class="fact">${serverText(language, 'inbox', channel)}, ${time}</p>
    <p class="text">${text}</p>
  </li>`;
}
