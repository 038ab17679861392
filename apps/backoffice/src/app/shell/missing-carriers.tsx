import { listCarriers } from '@pelita/contract/office';
import { useAnswer } from '../../shared/calls/use-answer.ts';
import { useText } from '../../shared/language/use-text.ts';

/** Outside a sandbox, what nothing carries is refused or waits, and operators are the first who are asked why. */
export function MissingCarriers() {
  const text = useText('officeFrame');
  const { data } = useAnswer(listCarriers, {});
  const missing = data?.carriers.filter(({ carriedBy }) => carriedBy === 'none') ?? [];
  return missing.map(({ kind }) => (
    <p key={kind} className="warning-bar">
      {text(`missing_${kind}`)}
    </p>
  ));
}
