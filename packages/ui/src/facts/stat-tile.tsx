import './facts.css';
import { TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useKitText } from '../words/use-kit-text.ts';

/** One figure that counts, loud, with how it has changed. A change has a colour only where one direction is good. */
export function StatTile(props: {
  label: string;
  /** Undefined while it is on its way. */
  figure: ReactNode;
  note?: ReactNode;
  change?: { label: string; isRise: boolean; isGood?: boolean };
}) {
  const { label, figure, note, change } = props;
  const text = useKitText('kit');
  const Arrow = change?.isRise ? TrendingUp : TrendingDown;
  return (
    <div className="stat-tile">
      <span className="stat-label">{label}</span>
      <span className="stat-figure">
        {figure ?? <span role="img" aria-label={text('loading')} className="stat-waiting" />}
      </span>
      <span className="stat-note">
        {change && (
          <span className="stat-change" data-good={change.isGood}>
            <Arrow aria-hidden size={14} />
            {change.label}
          </span>
        )}
        {note}
      </span>
    </div>
  );
}
