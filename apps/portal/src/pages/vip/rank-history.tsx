import { Moment } from '@pelita/ui/moment';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { useText } from '../../shared/language/use-text.ts';
import type { RankProgress } from './ranks.ts';

/** Each move of the player's rank, the newest first. */
export default function RankHistory({ progress: { history } }: { progress: RankProgress }) {
  const text = useText('vip');
  return (
    <section className="vip-panel" aria-labelledby="vip-history">
      <h2 id="vip-history" className="font-head text-xl font-bold">
        {text('history')}
      </h2>
      {history.length === 0 && <p className="text-muted mt-2">{text('noHistory')}</p>}
      <ul className="vip-gifts">
        {history.map(({ time, fromLevel, toLevel, rankName: rank }) => (
          <li key={`${time} ${fromLevel}`} className="vip-gift">
            {toLevel > fromLevel ? <TrendingUp aria-hidden size={18} /> : <TrendingDown aria-hidden size={18} />}
            <span className="grow">{text(toLevel > fromLevel ? 'movedUp' : 'movedDown', { rank })}</span>
            <span className="text-muted text-sm">
              <Moment at={time} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
