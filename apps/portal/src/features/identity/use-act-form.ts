import { useState } from 'react';
import { type DefaultValues, type Path, useForm } from 'react-hook-form';
import { formFailure } from '../../shared/form/form-failure.ts';
import { useText } from '../../shared/language/use-text.ts';

/**
 * A form whose every field must be filled and whose act is one call: what is missing is said before, what the server
 * refuses afterwards, at the field where it names one.
 */
export function useActForm<Values extends Record<string, string>>(
  empty: Values,
  act: (values: Values) => Promise<void>,
) {
  const fieldText = useText('fieldErrors');
  const [problem, setProblem] = useState<string>();
  const { control, handleSubmit, setError, getValues, formState } = useForm<Values>({
    defaultValues: empty as DefaultValues<Values>,
  });
  const names = Object.keys(empty) as Path<Values>[];
  const { isSubmitting } = formState;

  const refuse = (failure: unknown): void => {
    const { message, fields } = formFailure(failure, names);
    setProblem(message);
    for (const name of names) if (fields[name] !== undefined) setError(name, { message: fields[name] });
  };
  const submit = handleSubmit(async (values) => {
    setProblem(undefined);
    const missing = names.filter((name) => String(values[name]).trim() === '');
    for (const [at, name] of missing.entries())
      setError(name, { message: fieldText('required') }, { shouldFocus: at === 0 });
    if (missing.length > 0) return;
    await act(values).catch(refuse);
  });
  return { control, submit, refuse, problem, isSubmitting, getValues, setError };
}
