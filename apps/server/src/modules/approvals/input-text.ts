import { createHash } from 'node:crypto';

/** What was asked for, as the text that is kept and hashed. It is read back from this text and never written anew. */
export function inputText(what: { params?: unknown; query?: unknown; body?: unknown }): string {
  return JSON.stringify({ params: what.params, query: what.query, body: what.body });
}

/** Which call, in which version of its shape, with which content. */
export function inputHash({
  kind,
  schemaVersion,
  input,
}: {
  kind: string;
  schemaVersion: number;
  input: string;
}): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, schemaVersion, input]))
    .digest('hex');
}
