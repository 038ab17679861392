import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useKitText } from '../words/use-kit-text.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A password, hidden until its owner asks to see it. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  const text = useKitText('kitForms');
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <button
          type="button"
          className="icon-button"
          aria-label={`${isShown ? text('hidePassword') : text('showPassword')}: ${props.label}`}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon aria-hidden size={20} />
        </button>
      }
    />
  );
}
