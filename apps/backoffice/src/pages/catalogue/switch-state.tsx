import { StateBadge } from '@pelita/ui/state-badge';
import { useText } from '../../shared/language/use-text.ts';

const tones = { on: 'done', off: 'failed', maintenance: 'waiting' } as const;

/** On, off or under maintenance, by colour, shape and word. */
export function SwitchState({ state }: { state: keyof typeof tones }) {
  const text = useText('officeCatalogue');
  return <StateBadge tone={tones[state]} label={text(`stateOf_${state}`)} />;
}
