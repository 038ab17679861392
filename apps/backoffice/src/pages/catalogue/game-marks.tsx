import { StateBadge } from '@pelita/ui/state-badge';
import { useText } from '../../shared/language/use-text.ts';
import type { Catalogue } from './catalogue.ts';

/** What is counted of a game, and whether an operator has put it in front. */
export function GameMarks({ code, catalogue }: { code: string; catalogue: Catalogue }) {
  const text = useText('officeCatalogue');
  const hot = catalogue.hot.find((one) => one.code === code);
  return (
    <span className="game-marks">
      {hot && <StateBadge tone="waiting" label={text('hot', { rounds: hot.rounds })} isTag />}
      {catalogue.fresh.includes(code) && <StateBadge tone="information" label={text('fresh')} isTag />}
      {catalogue.picked.some((one) => one.code === code) && <StateBadge tone="neutral" label={text('picked')} isTag />}
    </span>
  );
}
