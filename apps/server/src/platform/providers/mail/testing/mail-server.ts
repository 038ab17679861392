import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A mail that arrived: between whom, under which TLS and name, and the bytes as they came over the wire. */
export type Arrived = { from: string; to: string[]; isEncrypted: boolean; username: string | null; source: string };

/** What the server says of recipients, of the letter, and of who logs in; it takes everything, unless told otherwise. */
type Manners = {
  isTls?: boolean;
  /** Offers no STARTTLS. */
  isClear?: boolean;
  login?: { username: string; password: string };
  /** The code and text with which it answers the recipient or the letter. */
  refuses?: { at: 'recipient' | 'letter'; code: number; text: string };
};

const tls = (name: string) => readFileSync(new URL(`../../../../main/testing/tls/${name}`, import.meta.url), 'utf8');

/** A real SMTP server on loopback, closed by itself after the test. */
export async function mailServer({ isTls = false, isClear = false, login, refuses }: Manners = {}) {
  const arrived: Arrived[] = [];
  const refusal = (at: string) =>
    refuses?.at === at ? Object.assign(new Error(refuses.text), { responseCode: refuses.code }) : null;
  const server = new SMTPServer({
    secure: isTls,
    key: tls('server-key.pem'),
    cert: tls('server.pem'),
    disabledCommands: isClear ? ['STARTTLS'] : [],
    authOptional: login === undefined,
    disableReverseLookup: true,
    onAuth: ({ username, password }, _session, answer) =>
      username === login?.username && password === login?.password
        ? answer(null, { user: username })
        : answer(new Error(`${username} with ${password} is unknown`)),
    onRcptTo: (_address, _session, answer) => answer(refusal('recipient')),
    onData: (stream, session, answer) => {
      void text(stream).then((source) => {
        const refused = refusal('letter');
        const { mailFrom, rcptTo } = session.envelope;
        if (!refused)
          arrived.push({
            from: mailFrom === false ? '' : mailFrom.address,
            to: rcptTo.map(({ address }) => address),
            isEncrypted: session.secure,
            username: session.user ?? null,
            source,
          });
        answer(refused);
      });
    },
  });
  // A client that leaves in the middle of a handshake is one of the tests.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { port: (server.server.address() as AddressInfo).port, arrived };
}
