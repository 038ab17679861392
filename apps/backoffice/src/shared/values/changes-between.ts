export type Change = { name: string | null; was: unknown; is: unknown };

/** What of two kept texts differs, value by value; without a name where they are no objects. `was` is undefined where only one was kept. */
export function changesBetween(before: string | null, after: string | null): Change[] {
  const [was, is] = [read(before), read(after)];
  if (was === undefined && is === undefined) return [];
  if (!isRecord(was ?? {}) || !isRecord(is ?? {})) return [{ name: null, was, is }];
  const [old, now] = [(was ?? {}) as Values, (is ?? {}) as Values];
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return names
    .filter((name) => was === undefined || JSON.stringify(old[name]) !== JSON.stringify(now[name]))
    .map((name) => ({ name, was: was === undefined ? undefined : (old[name] ?? null), is: now[name] ?? null }));
}

type Values = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function read(text: string | null): unknown {
  return text === null ? undefined : JSON.parse(text);
}
