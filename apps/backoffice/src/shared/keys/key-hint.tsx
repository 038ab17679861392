import './key-hint.css';
import { useAreSingleKeysOn } from './single-keys.ts';

/** The letter that does what a button does, beside the button's words; those who hear it learn it by `aria-keyshortcuts`. */
export function KeyHint({ of }: { of: string }) {
  const isShown = useAreSingleKeysOn();
  if (!isShown) return null;
  return (
    <kbd className="key" aria-hidden="true">
      {of.toUpperCase()}
    </kbd>
  );
}
