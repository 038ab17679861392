import { createPrivateKey } from 'node:crypto';
import * as z from 'zod';
import { isLoopback } from '../../environment/loopback.ts';
import { fileBeside, oneLine } from '../configuration-shapes.ts';

export type MailConfiguration = z.output<ReturnType<typeof mailConfiguration>>;

/** How the server that takes our mail is reached, and as whom we write. Files are named from the folder given. */
export function mailConfiguration(folder: string) {
  return z
    .strictObject({
      host: z.string().regex(/^[a-zA-Z0-9.:-]{1,253}$/, 'must be a host name or an address'),
      port: z.int().min(1).max(65_535),
      /** TLS from the first byte, by STARTTLS and not without, or none, on this machine alone. */
      security: z.enum(['tls', 'starttls', 'none']),
      /** Of an authority of the operator's own. */
      authorityFile: fileBeside(
        folder,
        (text) => text.includes('BEGIN CERTIFICATE'),
        'must name a PEM certificate',
      ).optional(),
      username: oneLine(256).optional(),
      password: oneLine(1_024).optional(),
      from: z.strictObject({ name: oneLine(128).optional(), address: z.email('must be a mail address') }),
      dkim: z
        .strictObject({
          domain: z.string().regex(/^[a-z0-9.-]{1,253}$/, 'must be a domain in lower case'),
          selector: z.string().regex(/^[a-zA-Z0-9._-]{1,63}$/, 'must be a selector'),
          keyFile: fileBeside(folder, isRsaKey, 'must name an RSA private key of 2048 bits at least, as PEM'),
        })
        .optional(),
    })
    .refine(({ security, host }) => security !== 'none' || isLoopback(host), {
      path: ['security'],
      message: 'must be tls or starttls, unless host is loopback',
    })
    .refine(({ username, password }) => (username === undefined) === (password === undefined), {
      path: ['password'],
      message: 'goes with username, and username with it',
    });
}

function isRsaKey(text: string): boolean {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(text);
    return asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= 2_048;
  } catch {
    return false;
  }
}
