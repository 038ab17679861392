import { Dices, LockKeyhole, ShieldCheck } from 'lucide-react';
import { useText } from '../../shared/language/use-text.ts';

const steps = [
  { key: 'fairSeal', Icon: LockKeyhole },
  { key: 'fairPlay', Icon: Dices },
  { key: 'fairCheck', Icon: ShieldCheck },
] as const;

/** What the house promises of every result, in the order in which it happens. */
export function FairBand() {
  const text = useText('home');
  return (
    <section aria-labelledby="fair" className="fair-band">
      <div>
        <h2 id="fair" className="shelf-title leading-tight text-balance">
          {text('fairTitle')}
        </h2>
        <p className="text-muted mt-2 text-sm text-pretty">{text('fairNote')}</p>
      </div>
      <ol className="fair-steps">
        {steps.map(({ key, Icon }, index) => (
          <li key={key}>
            <span className="fair-mark">
              <Icon aria-hidden size={20} />
            </span>
            <span>
              <span className="text-accent font-head text-sm font-bold tabular-nums">{index + 1}</span>
              <span className="block text-sm text-pretty">{text(key)}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
