import type { Setting } from './setting.ts';

/** What stands in the field of a setting, and whether it is to be nothing at all. */
export type Typed = { text: string; isNothing: boolean };

export type Read = { value: unknown } | { problem: 'notANumber' | 'notJson' };

export function typedFrom({ form, value, isSecret }: Setting): Typed {
  if (isSecret || value === null) return { text: '', isNothing: !isSecret && form.isNullable };
  return { text: asText(form.kind, value), isNothing: false };
}

/** The value that the field means. What it may not be, the server says. */
export function valueFrom({ form }: Pick<Setting, 'form'>, { text, isNothing }: Typed): Read {
  if (isNothing) return { value: null };
  switch (form.kind) {
    case 'switch':
      return { value: text === 'true' };
    case 'choice':
      return { value: form.choices.find((choice) => String(choice) === text) };
    case 'number': {
      const number = Number(text.replace(',', '.'));
      return text.trim() === '' || Number.isNaN(number) ? { problem: 'notANumber' } : { value: number };
    }
    case 'text':
      return { value: text };
    case 'lines':
      return {
        value: text
          .split('\n')
          .map((line) => line.trim())
          .filter((line) => line !== ''),
      };
    case 'data':
      return parsed(text);
  }
}

function asText(kind: Setting['form']['kind'], value: unknown): string {
  if (kind === 'data') return JSON.stringify(value, null, 2);
  return Array.isArray(value) ? value.join('\n') : String(value);
}

function parsed(text: string): Read {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return { problem: 'notJson' };
  }
}
