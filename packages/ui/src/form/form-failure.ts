import { CallFailure } from '@pelita/client/failure';
import { useFailureText } from '../words/use-failure-text.ts';

/** A refused form: what to say about the whole, and what about single fields. */
export type FormFailure = { message: string | undefined; fields: Record<string, string> };

/** A failure that names fields says nothing about the whole unless a field is not on the form. */
export function useFormFailure(): (failure: unknown, namesOnForm: readonly string[]) => FormFailure {
  const failureText = useFailureText();
  return (failure, namesOnForm) => {
    const fields = failure instanceof CallFailure ? failure.fields : {};
    const names = Object.keys(fields);
    const isAllOnForm = names.length > 0 && names.every((name) => namesOnForm.includes(name));
    return { message: isAllOnForm ? undefined : failureText(failure), fields };
  };
}
