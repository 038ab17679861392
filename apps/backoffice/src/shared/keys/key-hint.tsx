import './key-hint.css';
import { useAreSingleKeysOn } from './single-keys.ts';

/** The letter that does what a button does, beside the button's words. */
export function KeyHint({ of }: { of: string }) {
  return useAreSingleKeysOn() ? <kbd className="key">{of.toUpperCase()}</kbd> : null;
}
