import type { Contract, ContractState } from '@pelita/contract';
import { nowMs } from '@pelita/client/now';
import { StateBadge, type Tone } from '@pelita/ui/state-badge';
import { useText } from '../../../shared/language/use-text.ts';
import { useMoment } from './use-moment.ts';

const tones: Record<ContractState, Tone> = {
  offered: 'waiting',
  accepted: 'done',
  rejected: 'failed',
  withdrawn: 'neutral',
  expired: 'neutral',
  superseded: 'neutral',
  terminated: 'neutral',
};

export function ContractStateBadge({ state }: { state: ContractState }) {
  const text = useText('agentContracts');
  return <StateBadge tone={tones[state]} label={text(`state_${state}`)} />;
}

/** The span in which a contract holds; while it is offered, until when that is open. */
export function Holds({ contract }: { contract: Contract }) {
  const text = useText('agentContracts');
  const moment = useMoment();
  const { state, expiresAt, effectiveFrom, effectiveTo } = contract;
  if (state === 'offered') return text('offeredUntil', { at: moment(expiresAt) });
  if (effectiveFrom === null) return '–';
  const from = text('holdsFrom', { at: moment(effectiveFrom) });
  return effectiveTo === null ? from : `${from} ${text('holdsUntil', { at: moment(effectiveTo) })}`;
}

/** Whether it holds now or will: one that was replaced or ended does so until the running period is over. */
export function isHeld({ effectiveFrom, effectiveTo }: Contract): boolean {
  return effectiveFrom !== null && (effectiveTo === null || Date.parse(effectiveTo) > nowMs());
}
