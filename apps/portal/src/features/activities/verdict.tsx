import { StateBadge } from '@pelita/ui/state-badge';
import type { ReactNode } from 'react';
import { useText } from '../../shared/language/use-text.ts';

/** Whether what was given follows from the seed, and behind it all that the check was made of. */
export function Verdict({ holds, note, children }: { holds: boolean; note: string; children: ReactNode }) {
  const text = useText('activityCentre');
  return (
    <details className="verdict">
      <summary>
        <StateBadge tone={holds ? 'done' : 'failed'} label={text(holds ? 'checked' : 'checkFailed')} />
        <span className="text-muted text-sm">{text('howChecked')}</span>
      </summary>
      <p className="text-sm">{note}</p>
      {children}
    </details>
  );
}
