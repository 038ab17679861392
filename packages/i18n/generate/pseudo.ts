const RIGHT_TO_LEFT_OVERRIDE = '‮';
const POP_DIRECTION = '‬';

/**
 * English as a right-to-left language would show it: every word of a compiled message is put under a direction
 * override. Argument names, kinds and option names stay as they are.
 */
export function pseudo(message: unknown): unknown {
  return typeof message === 'string' ? overridden(message) : nodes(message);
}

function nodes(message: unknown): unknown {
  return Array.isArray(message) ? message.map(node) : message;
}

function node(part: unknown): unknown {
  if (typeof part === 'string') return overridden(part);
  if (!Array.isArray(part)) return part;
  const [name, kind, rest] = part as [unknown, unknown, unknown];
  if (typeof kind === 'number' && typeof rest === 'object' && rest !== null) return [name, kind, options(rest)];
  return typeof kind === 'number' || kind === undefined ? part : [name, ...part.slice(1).map(node)];
}

function options(choices: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(choices).map(([key, choice]) => [key, pseudo(choice)]));
}

function overridden(text: string): string {
  return text.replace(/[\p{L}\p{N}]+/gu, (word) => RIGHT_TO_LEFT_OVERRIDE + word + POP_DIRECTION);
}
