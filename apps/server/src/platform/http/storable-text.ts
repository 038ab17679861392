import type { FieldProblems } from '@pelita/contract';
import { FIELD_NAME_MAXIMUM_LENGTH } from './limits.ts';

/**
 * NUL and lone surrogates can be neither stored nor sent as UTF-8. Whatever field they stand in, known or not, they are
 * refused here once, so that no use case has to think of them.
 */
export function unstorableFields(input: unknown): FieldProblems {
  const problems: [string, FieldProblems[string]][] = [];
  const waiting: { name: string; value: unknown }[] = [{ name: '', value: input }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { name, value } = next;
    if (typeof value === 'string' && !isStorable(value)) problems.push([name, { key: 'text_not_storable' }]);
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, member] of Object.entries(value)) {
      // Cut, because the nesting may be as deep as the body is long.
      const path = (name === '' ? key : `${name}.${key}`).slice(0, FIELD_NAME_MAXIMUM_LENGTH);
      if (!isStorable(key)) problems.push([path, { key: 'text_not_storable' }]);
      waiting.push({ name: path, value: member });
    }
  }
  return Object.fromEntries(problems);
}

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}
