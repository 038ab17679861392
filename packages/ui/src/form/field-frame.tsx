import './form.css';
import { type ReactNode, useId } from 'react';

/** What a control carries to belong to its label, its hint and its problem. */
export type FieldWiring = { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined };

type Props = {
  label: string;
  /** What is wrong with it, ready to be shown; it stands in the hint's place and is read out with the control. */
  problem: string | undefined;
  hint?: string | undefined;
  children: (wiring: FieldWiring) => ReactNode;
};

/** The frame of every field: its label above, the box around its control, its hint or its problem below. */
export function FieldFrame({ label, problem, hint, children }: Props) {
  const id = useId();
  const note = problem ?? hint;
  const noteId = `${id}-note`;
  return (
    <div className="field" data-invalid={problem === undefined ? undefined : true}>
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <span className="field-box">
        {children({
          id,
          'aria-invalid': problem !== undefined,
          'aria-describedby': note === undefined ? undefined : noteId,
        })}
      </span>
      {note !== undefined && (
        <span id={noteId} className={problem === undefined ? 'field-hint' : 'field-problem'}>
          {note}
        </span>
      )}
    </div>
  );
}
