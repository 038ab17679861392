import { formatDateTime, type LanguageCode, serverText } from '@pelita/i18n';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Module } from '../../../platform/module.ts';
import type { Platform } from '../../../platform/platform.ts';
import { markup, type Markup } from '../../../platform/providers/sandbox-page/markup.ts';
import { languageOfVisitor, sendSandboxPage } from '../../../platform/providers/sandbox-page/sandbox-page.ts';
import { type ChatAuthor, type ChatLine, keepLine, newestLines } from './store.ts';

const LINE_MAXIMUM = 1_000;
const ROOM = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/**
 * The chat of the sandbox: a visitor's room at `/dev/chat/{room}`, and `/dev/desk`, where a person answers. Plain forms;
 * a room's address is a drawn id that only its visitor has.
 */
export function sandboxChat(platform: Platform): Module & { path: string } {
  return { name: 'sandbox-chat', plugin: chatPages(platform), path: '/dev/chat' };
}

function chatPages({ database, brand, clock, random }: Platform) {
  const linesOf = (room?: string) => database.reading((tx) => newestLines(tx, room));
  const say = (room: string, author: ChatAuthor, text: string) =>
    database.transaction((tx) => keepLine(tx, { room, author, text }));
  const page = (request: FastifyRequest, reply: FastifyReply, content: (words: Words) => Markup) => {
    const language = languageOfVisitor(request, brand);
    const words: Words = { language, timeZone: brand.timeZone, text: (key) => serverText(language, 'chat', key) };
    const [title, note] = [words.text('title'), words.text('note')];
    return sendSandboxPage(reply, {
      language,
      title,
      note,
      content: content(words),
      headColour: brand.chatHeaderColour,
    });
  };

  return async (app: FastifyInstance): Promise<void> => {
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    app.get('/dev/chat', async (_request, reply) => reply.redirect(`/dev/chat/${random.uuid(clock.now())}`, 303));
    app.get<Room>('/dev/chat/:room', async (request, reply) => {
      const { room } = request.params;
      if (!ROOM.test(room)) return reply.redirect('/dev/chat', 303);
      const lines = await linesOf(room);
      return page(
        request,
        reply,
        (words) => markup`<h1>${words.text('heading')}</h1>
        ${list(words, lines)}${form(words, `/dev/chat/${room}`)}`,
      );
    });
    app.post<Room>('/dev/chat/:room', async (request, reply) => {
      const { room } = request.params;
      if (!ROOM.test(room)) return reply.redirect('/dev/chat', 303);
      const text = textOf(request.body);
      if (text) await say(room, 'visitor', text);
      return reply.redirect(`/dev/chat/${room}`, 303);
    });
    app.get('/dev/desk', async (request, reply) => {
      const rooms = Map.groupBy(await linesOf(), ({ room }) => room);
      return page(
        request,
        reply,
        (words) => markup`<h1>${words.text('deskTitle')}</h1>
        ${[...rooms].map(
          ([room, lines]) => markup`<section>${list(words, lines)}${form(words, `/dev/desk/${room}`)}</section>`,
        )}`,
      );
    });
    app.post<Room>('/dev/desk/:room', async (request, reply) => {
      const { room } = request.params;
      const text = textOf(request.body);
      if (ROOM.test(room) && text) await say(room, 'desk', text);
      return reply.redirect('/dev/desk', 303);
    });
  };
}

type Room = { Params: { room: string } };
type Words = {
  language: LanguageCode;
  timeZone: string;
  text: (key: Parameters<typeof serverText<'chat'>>[2]) => string;
};

/** What can be kept: text without NUL or half characters, cut to its limit. */
function textOf(body: unknown): string {
  const text = typeof body === 'object' && body !== null && 'text' in body ? String(body.text) : '';
  return text.replaceAll('\0', '').toWellFormed().normalize('NFC').trim().slice(0, LINE_MAXIMUM).toWellFormed();
}

function list(words: Words, lines: readonly ChatLine[]): Markup {
  if (lines.length === 0) return markup`<p>${words.text('empty')}</p>`;
  return markup`<ul>
    ${lines.map(({ author, text, at }) => {
      const time = formatDateTime(words.language, at.epochMilliseconds, words.timeZone);
      return markup`<li>
        <p class="fact">${words.text(author)}, ${time}</p>
        <p class="text">${text}</p>
      </li>`;
    })}
  </ul>`;
}

/** The page does not renew itself: it would take away what is being typed. */
function form(words: Words, action: string): Markup {
  return markup`<form method="post" action="${action}">
      <label>${words.text('yourText')} <textarea name="text" rows="3" maxlength="1000" required></textarea></label>
      <button>${words.text('send')}</button>
    </form>
    <p><a href="">${words.text('renew')}</a></p>`;
}
