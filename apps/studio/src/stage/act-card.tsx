import type { Card } from '../game/state.ts';
import { useGame, useGameState } from '../game/use-game.ts';
import { useText } from '../words/use-text.ts';
import { CountUp } from './count-up.tsx';

/** What stands over the reels between the acts of a round; a tap goes on. */
export function ActCard() {
  const game = useGame();
  const text = useText();
  const card = useGameState((state) => state.card);
  if (!card) return null;
  const isEnd = card.kind === 'freeSpinsEnd' || card.kind === 'holdEnd';
  return (
    <div className="card-over">
      <div className="act-card">
        {isEnd ? <End {...card} /> : <Beginning card={card} />}
        {card.kind !== 'moreFreeSpins' && (
          <button type="button" className="golden act-go" onClick={() => game.press()}>
            {text(isEnd ? 'goOn' : 'freeSpinsStart')}
          </button>
        )}
      </div>
    </div>
  );
}

type EndCard = Extract<Card, { amount: string }>;

function End({ kind, amount, isBelowBet }: EndCard) {
  const text = useText();
  return (
    <>
      <p className="act-title">{text(kind)}</p>
      <p className={`act-amount ${isBelowBet ? 'plain' : ''}`}>
        <CountUp amount={amount} from="0.00" />
      </p>
    </>
  );
}

const beginnings = { freeSpins: 'freeSpinsWon', moreFreeSpins: 'freeSpinsMore', hold: 'holdBegins' } as const;

function Beginning({ card: { kind, count } }: { card: Exclude<Card, EndCard> }) {
  const { engine, facts } = useGame();
  const text = useText();
  return (
    <>
      <img className="act-symbol" src={facts.symbols[engine.rules.scatter ?? '']} alt="" />
      <p className="act-amount">{text(beginnings[kind], { count })}</p>
      <p className="act-title">
        {engine.kind === 'hold'
          ? text('holdNote', { respins: String(engine.rules.respins) })
          : text('freeSpinsNote', { multiplier: String(engine.rules.freeSpinMultiplier) })}
      </p>
    </>
  );
}
