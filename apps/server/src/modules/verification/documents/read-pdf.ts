import { inflateSync } from 'node:zlib';
import type { DocumentProblem, ReadDocument } from './document.ts';

/** What a page needs is among what is left; each of these runs, fetches, hides or locks something. */
const refusedNames = [
  'JavaScript',
  'JS',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'OpenAction',
  'AA',
  'RichMedia',
  'XFA',
  'GoToR',
  'GoToE',
  'ImportData',
  'SubmitForm',
  'Movie',
  'Sound',
];
const refused = new RegExp(`/(?:${refusedNames.join('|')})(?![A-Za-z0-9])`);
const locked = /\/Encrypt(?![A-Za-z0-9])/;
/** All object streams of a file together, packed out. */
const UNPACKED_MAXIMUM_BYTES = 16 * 1024 * 1024;

/** A PDF in base64 from its first byte to its last, without a password, a script or another file within. */
export function readPdf(base64: string): ReadDocument | DocumentProblem {
  const bytes = Buffer.from(base64, 'base64');
  const text = bytes.toString('latin1');
  if (!/^%PDF-[12]\.\d[\r\n]/.test(text) || !/%%EOF\s{0,4}$/.test(text)) return 'not_a_document';
  const plain = namesInPlain(text);
  if (locked.test(plain)) return 'document_locked';
  if (refused.test(plain)) return 'not_a_document';
  const packed = unpackedObjects(bytes, text);
  if (packed === null || refused.test(namesInPlain(packed))) return 'not_a_document';
  return { mediaType: 'application/pdf', bytes };
}

/** `/J#61vaScript` is `/JavaScript`. */
function namesInPlain(text: string): string {
  return text.replaceAll(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** What objects are packed into streams, in which names could hide; null for streams that cannot be read or are too much. */
function unpackedObjects(bytes: Buffer, text: string): string | null {
  let left = UNPACKED_MAXIMUM_BYTES;
  const unpacked: string[] = [];
  for (const { index } of text.matchAll(/\/Type\s*\/ObjStm/g)) {
    const begin = /stream\r?\n/.exec(text.slice(index, index + 2_048));
    const from = begin ? index + begin.index + begin[0].length : -1;
    const to = from < 0 ? -1 : text.indexOf('endstream', from);
    if (to < 0) return null;
    try {
      const part = inflateSync(bytes.subarray(from, to), { maxOutputLength: left });
      left -= part.length;
      unpacked.push(part.toString('latin1'));
    } catch {
      return null;
    }
    if (left <= 0) return null;
  }
  return unpacked.join('\n');
}
