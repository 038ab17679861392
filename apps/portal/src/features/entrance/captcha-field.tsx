import { FormField } from '@pelita/ui/form-field';
import type { ComponentProps } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { CaptchaLine } from '../../shared/captcha/captcha-line.tsx';
import { useText } from '../../shared/language/use-text.ts';

type Props<Values extends FieldValues> = Pick<ComponentProps<typeof CaptchaLine>, 'turn' | 'onNewPicture'> & {
  control: Control<Values>;
  name: FieldPath<Values>;
};

/** LOGIN-02, REG-02: the digits of a picture, in a form of the entrance. */
export function CaptchaField<Values extends FieldValues>({ control, name, turn, onNewPicture }: Props<Values>) {
  const text = useText('identity');
  return (
    <CaptchaLine turn={turn} onNewPicture={onNewPicture}>
      <FormField control={control} name={name} label={text('captcha')} inputMode="numeric" isRequired />
    </CaptchaLine>
  );
}
