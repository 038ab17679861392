import type { Call } from '@pelita/contract';

type Plain = string | number | boolean | null | undefined;

export type CallParts = {
  params?: Record<string, Plain> | undefined;
  query?: Record<string, Plain> | undefined;
  body?: unknown;
};

/** The address of a call: placeholders filled, the query in the order it was given, absent members left out. */
export function addressOf(call: Pick<Call, 'path'>, parts: CallParts): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(parts.params?.[name] ?? '')),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parts.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
