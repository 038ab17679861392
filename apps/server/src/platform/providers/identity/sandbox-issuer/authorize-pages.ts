import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import type { SocialProvider } from '@pelita/contract';
import { serverText } from '@pelita/i18n';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLoopback } from '../../../environment/loopback.ts';
import type { Platform } from '../../../platform.ts';
import { markup, type Markup } from '../../sandbox-page/markup.ts';
import { languageOfVisitor, sendSandboxPage } from '../../sandbox-page/sandbox-page.ts';
import type { Codes } from './codes.ts';
import { ISSUER_PATH } from './issuer-path.ts';

type Parts = { provider: SocialProvider; clientId: string; codes: Codes };
type Asked = { redirectUri: URL; state: string; nonce: string | null; challenge: string };
type Key = Parameters<typeof serverText<'issuer'>>[2];

const names: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook' };
const SUBJECT_LENGTH = 21;

/** The page that asks who somebody is, and the two ways back from it. */
export function authorizePages(platform: Platform, { provider, clientId, codes }: Parts) {
  const path = `${ISSUER_PATH}/${provider}/authorize`;
  const { brand, environment } = platform;
  const said = (request: FastifyRequest) => {
    const language = languageOfVisitor(request, brand);
    const words = { provider: names[provider], brand: brand.name };
    return { language, text: (key: Key) => serverText(language, 'issuer', key, words) };
  };
  const page = (request: FastifyRequest, reply: FastifyReply, content: Markup, leadsTo?: string) => {
    const { language, text } = said(request);
    return sendSandboxPage(reply, { language, title: text('title'), note: text('note'), content }, leadsTo);
  };
  const askedOf = (request: FastifyRequest) => {
    const query = new URLSearchParams(request.url.slice(request.url.indexOf('?') + 1));
    return askedIn(query, clientId, (address) => isOurs(address, provider, environment.publicOrigin));
  };

  return async (app: FastifyInstance): Promise<void> => {
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    app.get(path, async (request, reply) => {
      const { text } = said(request);
      const asked = askedOf(request);
      if (!asked) return page(request, reply.code(400), markup`<h1>${text('unknown')}</h1>`);
      return page(request, reply, form(request.url, text), asked.redirectUri.origin);
    });
    app.post<{ Body: URLSearchParams }>(path, async (request, reply) => {
      const asked = askedOf(request);
      if (!asked) return page(request, reply.code(400), markup`<h1>${said(request).text('unknown')}</h1>`);
      const back = new URL(asked.redirectUri);
      back.searchParams.set('state', asked.state);
      if (request.body.has('cancel')) back.searchParams.set('error', 'access_denied');
      else back.searchParams.set('code', codes.give(grantedBy(request.body, asked, { provider, clientId })));
      return reply.header('cache-control', 'no-store').redirect(back.href, 303);
    });
  };
}

function form(action: string, text: (key: Key) => string): Markup {
  return markup`<section>
    <h1>${text('heading')}</h1>
    <p>${text('asks')}</p>
    <form method="post" action="${action}">
      <label>${text('name')}<input name="name" value="Aminah binti Salleh" autocomplete="off" required /></label>
      <label>${text('mail')}<input name="mail" type="email" value="aminah@example.com" autocomplete="off" required /></label>
      <label class="check"><input name="checked" type="checkbox" checked /> ${text('verified')}</label>
      <div class="acts">
        <div><button>${text('agree')}</button></div>
        <div><button name="cancel" value="1" formnovalidate>${text('cancel')}</button></div>
      </div>
    </form>
  </section>`;
}

function askedIn(query: URLSearchParams, clientId: string, isKnown: (address: URL) => boolean): Asked | null {
  const redirectUri = URL.parse(query.get('redirect_uri') ?? '');
  const challenge = query.get('code_challenge') ?? '';
  const isWhole =
    query.get('response_type') === 'code' &&
    query.get('client_id') === clientId &&
    query.get('code_challenge_method') === 'S256' &&
    challenge !== '' &&
    (query.get('scope') ?? '').split(' ').includes('openid');
  if (!redirectUri || !isWhole || !isKnown(redirectUri)) return null;
  return { redirectUri, challenge, state: query.get('state') ?? '', nonce: query.get('nonce') };
}

/** As a real issuer sends people back to registered addresses alone: to this machine, or to where visitors see it. */
function isOurs({ pathname, hostname, origin }: URL, provider: SocialProvider, publicOrigin: string | null): boolean {
  if (pathname !== `/wps/session/login/social/${provider}/callback`) return false;
  const name = hostname.replace(/^\[(.*)\]$/, '$1');
  return origin === publicOrigin || isIP(name) !== 0 || isLoopback(name) || name.endsWith('.localhost');
}

function grantedBy(typed: URLSearchParams, asked: Asked, { provider, clientId }: Pick<Parts, 'provider' | 'clientId'>) {
  const mail = (typed.get('mail') ?? '').trim();
  // Whoever comes with the same address again is the same person.
  const subject = createHash('sha256').update(`${provider}:${mail.toLowerCase()}`).digest('hex');
  return {
    clientId,
    redirectUri: asked.redirectUri.href,
    challenge: asked.challenge,
    nonce: asked.nonce,
    subject: subject.slice(0, SUBJECT_LENGTH),
    name: (typed.get('name') ?? '').trim(),
    mail,
    isMailChecked: typed.has('checked'),
  };
}
