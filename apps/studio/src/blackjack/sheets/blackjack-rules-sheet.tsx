import { blackjackEngineOf, blackjackReturns } from '@pelita/games/blackjack';
import { Sheet } from '../../sheets/sheet.tsx';
import { useBlackjack, useBlackjackText } from '../use-blackjack.ts';

/** How the table is played, and what comes back when it is played by the basic strategy. */
export default function BlackjackRulesSheet({ onClose }: { onClose: () => void }) {
  const text = useBlackjackText();
  const { facts } = useBlackjack();
  const engine = blackjackEngineOf(facts.engine);
  const counted = blackjackReturns[engine.id];
  const rules = [
    'rulesAim',
    engine.hitsSoft17 ? 'rulesSoft17' : 'rulesStand17',
    'rulesNatural',
    'rulesDouble',
    'rulesSplit',
    'rulesInsurance',
    'rulesWait',
  ] as const;
  return (
    <Sheet title={text('info')} closeLabel={text('close')} onClose={onClose}>
      <section>
        <h3>{text('rules')}</h3>
        {rules.map((rule) => (
          <p key={rule}>{text(rule, { decks: String(engine.decks) })}</p>
        ))}
      </section>
      {counted && (
        <section>
          <h3>{text('returnTitle')}</h3>
          <p>
            {text('returnNote', {
              percent: counted.percent,
              within: counted.within,
              hands: String(counted.hands / 1_000_000),
            })}
          </p>
        </section>
      )}
      <section>
        <h3>{text('fairness')}</h3>
        <p className="muted">{text('fairnessNote')}</p>
      </section>
    </Sheet>
  );
}
