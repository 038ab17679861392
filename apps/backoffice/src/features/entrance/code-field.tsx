import { FormField } from '@pelita/ui/form-field';
import type { ComponentProps } from 'react';
import { useText } from '../../shared/language/use-text.ts';

/** Six digits of the authenticator, or a recovery code. */
export function CodeField({ control }: Pick<ComponentProps<typeof FormField<{ code: string }>>, 'control'>) {
  const text = useText('officeEntrance');
  return (
    <FormField
      control={control}
      name="code"
      label={text('code')}
      hint={text('codeHint')}
      autoComplete="one-time-code"
      takesFocus
    />
  );
}
