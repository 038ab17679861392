import { useState } from 'react';
import { type DefaultValues, type Path, useForm } from 'react-hook-form';
import { useKitText } from '../words/use-kit-text.ts';
import { useFormFailure } from './form-failure.ts';

/** What is wrong with single fields, in words; an undefined one is right. */
export type FieldWords<Values> = { [Name in keyof Values]?: string | undefined };

/**
 * A form whose every field must be filled and whose act is one call: what is missing or against `judge` is said before,
 * what the server refuses afterwards, at the field where it names one.
 */
export function useActForm<Values extends Record<string, string>>(
  empty: Values,
  act: (values: Values) => Promise<void>,
  judge: (values: NoInfer<Values>) => FieldWords<NoInfer<Values>> = () => ({}),
) {
  const fieldText = useKitText('fieldErrors');
  const formFailure = useFormFailure();
  const [problem, setProblem] = useState<string>();
  const { control, handleSubmit, setError, clearErrors, getValues, formState, reset } = useForm<Values>({
    defaultValues: empty as DefaultValues<Values>,
  });
  const names = Object.keys(empty) as Path<Values>[];
  const { isSubmitting } = formState;

  const say = (words: FieldWords<Values>): boolean => {
    const wrong = names.filter((name) => words[name] !== undefined);
    for (const [at, name] of wrong.entries()) setError(name, { message: words[name] ?? '' }, { shouldFocus: at === 0 });
    return wrong.length > 0;
  };
  const refuse = (failure: unknown): void => {
    const { message, fields } = formFailure(failure, names);
    setProblem(message);
    say(fields as FieldWords<Values>);
  };
  const submit = handleSubmit(async (values) => {
    setProblem(undefined);
    const missing = names.filter((name) => String(values[name]).trim() === '');
    const words = Object.fromEntries(missing.map((name) => [name, fieldText('required')])) as FieldWords<Values>;
    if (say({ ...judge(values), ...words })) return;
    await act(values).catch(refuse);
  });
  /** Before something new is tried, what was said of the last try goes. */
  const forgive = (name: Path<Values>): void => {
    setProblem(undefined);
    clearErrors(name);
  };
  return { control, submit, refuse, forgive, problem, isSubmitting, getValues, setError, reset };
}
