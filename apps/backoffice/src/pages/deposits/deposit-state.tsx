import type { CallValue } from '@pelita/contract';
import type { listOfficeDeposits } from '@pelita/contract/office';
import { StateBadge } from '@pelita/ui/state-badge';
import { useText } from '../../shared/language/use-text.ts';

export type Deposit = Pick<CallValue<typeof listOfficeDeposits>['rows'][number], 'state' | 'queue'>;

/** How far it is, and why an operator should look. */
export function DepositState({ of: { state, queue } }: { of: Deposit }) {
  const text = useText('officeDeposits');
  return (
    <span className="deposit-state">
      <StateBadge tone={tones[state]} label={text(`state_${state}`)} />
      {queue !== 'none' && <StateBadge tone="waiting" label={text(`queue_${queue}`)} isTag />}
    </span>
  );
}

const tones = { pending: 'waiting', confirmed: 'done', failed: 'failed', expired: 'neutral' } as const;
