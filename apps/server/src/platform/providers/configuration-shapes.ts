import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod';
import { isLoopback } from '../environment/loopback.ts';

/** Forms that the descriptions of several carriers share. Their sentences go behind the name of the field. */

/** Nothing that could begin a new line of a protocol. */
export function oneLine(maximum: number) {
  return z
    .string()
    .min(1)
    .max(maximum)
    .regex(/^\P{Cc}*$/u, 'must be one line');
}

/** Where keys and people's data are sent: encrypted, but to this machine. */
export function secureUrl() {
  return z.string().max(2_000).refine(isSecure, 'must be an https address, without a user and a fragment');
}

/** The name of a file, from the folder given; parsed, its text. */
export function fileBeside(folder: string, isFit: (text: string) => boolean, sentence: string) {
  return z.string().transform((name, context) => {
    const text = readText(resolve(folder, name));
    if (text !== null && isFit(text)) return text;
    context.addIssue({ code: 'custom', message: sentence });
    return z.NEVER;
  });
}

function isSecure(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password, hash } = new URL(text);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
  return isSafe && username === '' && password === '' && hash === '';
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
