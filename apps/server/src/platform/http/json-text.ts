import { Refusal } from '@pelita/contract';
import secureParse from 'secure-json-parse';

/** Strict UTF-8 without lenience, then JSON in which no key can reach a prototype. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return secureParse.parse(strictUtf8.decode(bytes), undefined, { protoAction: 'error', constructorAction: 'error' });
  } catch {
    // Nothing in here but the sender's text can fail.
    throw new Refusal('malformed_body');
  }
}

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });
