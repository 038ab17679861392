import { failureText } from '../calls/failure-text.ts';
import { CallFailure } from '../calls/failure.ts';

/** A refused form: what to say about the whole, and what about single fields. */
export type FormFailure = { message: string | undefined; fields: Record<string, string> };

/** A failure that names fields says nothing about the whole unless a field is not on the form. */
export function formFailure(failure: unknown, namesOnForm: readonly string[]): FormFailure {
  if (!(failure instanceof CallFailure)) return { message: failureText(failure), fields: {} };
  // LOGIN-07: the picture's answer is a field, though the refusal is about the whole try.
  const isOfPicture = failure.code === 'captcha_wrong' || failure.code === 'captcha_required';
  const fields = isOfPicture ? { captcha: failure.message } : failure.fields;
  const names = Object.keys(fields);
  const isAllOnForm = names.length > 0 && names.every((name) => namesOnForm.includes(name));
  return { message: isAllOnForm ? undefined : failure.message, fields };
}
