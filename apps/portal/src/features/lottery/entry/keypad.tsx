import './keypad.css';
import { Delete, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import type { Keypad as KeypadEntry } from './entry.ts';
import type { Choice } from './use-choice.ts';

const digits = Array.from('1234567890');
const ROLL = 'R';

/** Numbers of some digits: pressed or typed, and each one that is whole joins the list. */
export function Keypad({ entry, choice }: { entry: KeypadEntry; choice: Choice }) {
  const text = useText('betting');
  const [length, setLength] = useState(entry.lengths[0] ?? 4);
  const [begun, setBegun] = useState('');
  const press = (key: string) => {
    const next = begun + key;
    // A number that rolls in every place, or in none, is no roll.
    const isWhole = next.length === length;
    if (isWhole && (!entry.hasRoll || (/R/.test(next) && /\d/.test(next)))) choice.add(next);
    setBegun(isWhole ? '' : next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^\d$/.test(event.key)) press(event.key);
    else if (entry.hasRoll && event.key.toUpperCase() === ROLL) press(ROLL);
    else if (event.key === 'Backspace') setBegun(begun.slice(0, -1));
    else return;
    event.preventDefault();
  };
  const [numbers = []] = choice.chosen;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its buttons have the focus; digits of the keyboard press them
    <div className="keypad" onKeyDown={onKeyDown}>
      <div className="keypad-side">
        {entry.lengths.length > 1 && (
          <div role="group" aria-label={text('digits')} className="keypad-lengths">
            {entry.lengths.map((one) => (
              <button
                key={one}
                type="button"
                className="chip"
                aria-pressed={one === length}
                onClick={() => {
                  setLength(one);
                  setBegun('');
                }}
              >
                {text('digitsCount', { count: one })}
              </button>
            ))}
          </div>
        )}
        <output className="keypad-number" aria-label={text('begunNumber')}>
          {Array.from({ length }, (_, at) => (
            <span key={at} data-filled={begun[at] !== undefined || undefined}>
              {begun[at] ?? '·'}
            </span>
          ))}
        </output>
        <div className="keypad-keys">
          {digits.map((digit) => (
            <button key={digit} type="button" className="board-cell" onClick={() => press(digit)}>
              {digit}
            </button>
          ))}
          {entry.hasRoll && (
            <button type="button" className="board-cell" aria-label={text('roll')} onClick={() => press(ROLL)}>
              {ROLL}
            </button>
          )}
          <button
            type="button"
            className="board-cell"
            aria-label={text('eraseDigit')}
            disabled={begun === ''}
            onClick={() => setBegun(begun.slice(0, -1))}
          >
            <Delete aria-hidden size={20} />
          </button>
        </div>
      </div>
      <ul className="keypad-list" aria-label={text('numbers')}>
        {numbers.length === 0 && <li className="keypad-empty">{text('noNumbersYet')}</li>}
        {numbers.map((number) => (
          <li key={number}>
            <button
              type="button"
              className="keypad-chosen"
              aria-label={text('remove', { what: number })}
              onClick={() => choice.remove(number)}
            >
              {number}
              <X aria-hidden size={14} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
