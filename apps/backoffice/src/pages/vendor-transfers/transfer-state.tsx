import { StateBadge, type Tone } from '@pelita/ui/state-badge';
import { useListWords } from '../../shared/lists/list-words.ts';
import type { VendorTransfer } from './vendor-transfer.ts';

export function TransferState({ state }: Pick<VendorTransfer, 'state'>) {
  const words = useListWords();
  return <StateBadge tone={tones[state]} label={words.choice('state', state)} />;
}

const tones: Record<VendorTransfer['state'], Tone> = {
  init: 'neutral',
  held: 'neutral',
  sent: 'waiting',
  unknown: 'waiting',
  confirmed: 'done',
  failed: 'failed',
};
