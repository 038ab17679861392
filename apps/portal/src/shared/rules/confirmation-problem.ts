import type { useText } from '../language/use-text.ts';

/** REG-06: whoever chooses a password types it twice alike. */
export function confirmationProblem(
  typed: string,
  again: string,
  field: ReturnType<typeof useText<'fieldErrors'>>,
): string | undefined {
  return again === typed ? undefined : field('checkPass');
}
