import { useGame, useGameState } from '../game/use-game.ts';
import { useText } from '../words/use-text.ts';
import { CountUp } from './count-up.tsx';

/** What stands over the reels between the acts of a round; a tap goes on. */
export function FreeSpinsCard() {
  const game = useGame();
  const text = useText();
  const card = useGameState((state) => state.card);
  if (!card) return null;
  const isEnd = card.kind === 'freeSpinsEnd';
  return (
    <div className="card-over">
      <div className="act-card">
        {isEnd ? (
          <>
            <p className="act-title">{text('freeSpinsEnd')}</p>
            <p className={`act-amount ${card.isBelowBet ? 'plain' : ''}`}>
              <CountUp amount={card.amount} from="0.00" />
            </p>
          </>
        ) : (
          <>
            <img className="act-symbol" src={game.facts.symbols[game.engine.rules.scatter ?? '']} alt="" />
            <p className="act-amount">
              {text(card.kind === 'freeSpins' ? 'freeSpinsWon' : 'freeSpinsMore', { count: card.count })}
            </p>
            <p className="act-title">{text('freeSpinsNote')}</p>
          </>
        )}
        {card.kind !== 'moreFreeSpins' && (
          <button type="button" className="golden act-go" onClick={() => game.press()}>
            {text(isEnd ? 'goOn' : 'freeSpinsStart')}
          </button>
        )}
      </div>
    </div>
  );
}
