import { createTransport } from 'nodemailer';
import { CarrierFailure } from '../carrier-failure.ts';
import type { Letter, Mail } from './mail.ts';
import type { MailConfiguration } from './mail-configuration.ts';

const TIMEOUT_MS = 10_000;
/** An answer of a mail server is a few lines. */
const ANSWER_MAXIMUM_BYTES = 64 * 1024;

/**
 * Mail by SMTP. A letter's id makes its Message-ID, so that one handed over twice is known as one. A connection is opened for
 * each letter: what waits for nothing can be closed at any moment.
 */
export function smtpMail(
  configuration: MailConfiguration,
  { brandName, timeoutMs = TIMEOUT_MS }: { brandName: string; timeoutMs?: number },
): Mail {
  const { from, dkim } = configuration;
  const transport = createTransport({
    ...connectionOf(configuration, timeoutMs),
    ...(dkim && { dkim: { domainName: dkim.domain, keySelector: dkim.selector, privateKey: dkim.keyFile } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    async send({ id, to, subject, text }: Letter) {
      try {
        await transport.sendMail({
          messageId: `<${id}@${domain}>`,
          from: { name: from.name ?? brandName, address: from.address },
          // As an object it is one address, whatever is in it.
          to: { name: '', address: to },
          subject,
          text,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw failureOf(error);
      }
    },
  };
}

function connectionOf(
  { host, port, security, authorityFile, username, password }: MailConfiguration,
  timeoutMs: number,
) {
  return {
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    tls: { minVersion: 'TLSv1.2' as const, ...(authorityFile !== undefined && { ca: authorityFile }) },
    ...(username !== undefined && { auth: { user: username, pass: password }, forceAuth: true }),
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    maxResponseSize: ANSWER_MAXIMUM_BYTES,
  };
}

/** Only a refused recipient or letter is final: a wrong password or certificate is mended by the operator, and jobs wait. */
function failureOf(error: unknown): CarrierFailure {
  const {
    code = 'unknown',
    responseCode,
    permanent,
  } = error as {
    code?: string;
    responseCode?: number;
    permanent?: boolean;
  };
  const isFinal = permanent === true && (code === 'EENVELOPE' || code === 'EMESSAGE');
  const answer = responseCode === undefined ? '' : `, answer ${responseCode}`;
  return new CarrierFailure(`the mail server did not take a letter: ${code}${answer}`, { isFinal });
}
