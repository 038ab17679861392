/** Changes the words of a compiled message. Argument names, kinds and option names stay as they are. */
export function inTexts(message: unknown, change: (text: string) => string): unknown {
  if (typeof message === 'string') return change(message);
  return Array.isArray(message) ? message.map((part: unknown) => inPart(part, change)) : message;
}

function inPart(part: unknown, change: (text: string) => string): unknown {
  if (typeof part === 'string') return change(part);
  if (!Array.isArray(part)) return part;
  const [name, kind, rest] = part as [unknown, unknown, unknown];
  if (typeof kind === 'number' && typeof rest === 'object' && rest !== null) {
    const choices = Object.entries(rest).map(([key, choice]) => [key, inTexts(choice, change)] as const);
    return [name, kind, Object.fromEntries(choices)];
  }
  return typeof kind === 'number' || kind === undefined
    ? part
    : [name, ...part.slice(1).map((one: unknown) => inPart(one, change))];
}
