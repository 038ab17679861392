import type { MovementRecord } from '@pelita/contract';
import { StateBadge, type Tone } from '@pelita/ui/state-badge';
import { useState } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { DisputeDialog } from './dispute-dialog.tsx';

const tones: Record<NonNullable<MovementRecord['dispute']>['state'], Tone> = {
  open: 'waiting',
  upheld: 'done',
  dismissed: 'neutral',
};

/** How far what was said of a movement is, or the place to say that it is wrong. */
export function DisputeCell({ movement }: { movement: MovementRecord }) {
  const text = useText('records');
  const [isOpen, setOpen] = useState(false);
  const { dispute } = movement;
  return (
    <>
      <button type="button" className="link" onClick={() => setOpen(true)}>
        {dispute ? <StateBadge tone={tones[dispute.state]} label={text(`dispute_${dispute.state}`)} /> : text('wrong')}
      </button>
      {isOpen && <DisputeDialog movement={movement} onClose={() => setOpen(false)} />}
    </>
  );
}
