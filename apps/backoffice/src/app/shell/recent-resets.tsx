import { Moment } from '@pelita/ui/moment';
import { useText } from '../../shared/language/use-text.ts';
import { useOperator } from '../../shared/session/use-operator.ts';

/** A reset takes an operator's proofs away, so every other operator is told of it for a week. */
export function RecentResets() {
  const text = useText('officeFrame');
  const { recentResets } = useOperator();
  return recentResets.map(({ username, at }) => (
    <p key={username} className="warning-bar">
      {text('wasReset', { username })} <Moment at={at} />
    </p>
  ));
}
