import './facts.css';
import { Check } from 'lucide-react';
import { useKitText } from '../words/use-kit-text.ts';

export type Step = { name: string; label: string; note?: string };

/** What has to be done one after the other, and how far it is. At the number of steps all are done. */
export function Steps({ label, steps, at }: { label: string; steps: readonly Step[]; at: number }) {
  const text = useKitText('kitData');
  return (
    <ol aria-label={label} className="steps">
      {steps.map((step, index) => (
        <li
          key={step.name}
          className="step"
          data-done={index < at || undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          <span className="step-mark">
            {index < at ? <Check role="img" aria-label={text('stepDone')} size={16} /> : index + 1}
          </span>
          <span className="step-words">
            <b>{step.label}</b>
            {step.note !== undefined && <small>{step.note}</small>}
          </span>
        </li>
      ))}
    </ol>
  );
}
