import { FastForward, Minus, Plus, RotateCw } from 'lucide-react';
import { times } from '../game/amounts.ts';
import { useGame, useGameState } from '../game/use-game.ts';
import { CountUp } from '../stage/count-up.tsx';
import { useMoney, useText } from '../words/use-text.ts';

/** Money, bet and the one golden button. */
export function Controls() {
  const game = useGame();
  const text = useText();
  const isInFeature = useGameState((state) => state.freeSpins !== null || state.hold !== null);
  const money = useMoney();
  const currency = useGameState((state) => state.currency);
  const balance = useGameState((state) => state.balance);
  const lastWin = useGameState((state) => state.lastWin);
  return (
    <section className="panel" aria-label={text('spin')}>
      <dl className="meter">
        <dt>{text('balance')}</dt>
        <dd>
          <CountUp key={currency} amount={balance} />
        </dd>
      </dl>
      <dl className="meter meter-end">
        <dt>{text('lastWin')}</dt>
        <dd>
          {lastWin === null ? (
            <span aria-hidden="true">–</span>
          ) : (
            <span className="figures">{money.bare(lastWin)}</span>
          )}
        </dd>
      </dl>
      {isInFeature ? (
        <button type="button" className="quiet-button bet-place" onClick={() => game.skipToEnd()}>
          {text('skipToEnd')}
        </button>
      ) : (
        <BetStepper />
      )}
      <SpinButton />
    </section>
  );
}

function BetStepper() {
  const game = useGame();
  const text = useText();
  const money = useMoney();
  const { currency, lineBets, betIndex } = {
    currency: useGameState((state) => state.currency),
    lineBets: useGameState((state) => state.lineBets),
    betIndex: useGameState((state) => state.betIndex),
  };
  const isReady = useGameState((state) => state.phase === 'ready');
  const lineCount = game.engine.betUnits;
  const lines = String(lineCount);
  const hasLines = game.engine.kind === 'lines';
  const lineBet = lineBets[betIndex] ?? '0.00';
  const bet = times(lineBet, lineCount, currency);
  return (
    <div className="bet" role="group" aria-label={text('bet')}>
      <button
        type="button"
        className="step"
        aria-label={text('betLess')}
        disabled={!isReady || betIndex === 0}
        onClick={() => game.chooseBet(betIndex - 1)}
      >
        <Minus aria-hidden="true" />
      </button>
      <p className="bet-amount" aria-live="polite">
        <span className="bet-word">{text('bet')}</span>
        <span className="figures bet-total">{money.bare(bet)}</span>
        <span className="bet-lines" aria-hidden="true">
          {hasLines && text('perLine', { lines, lineBet: money.bare(lineBet) })}
        </span>
        <span className="sr-only">
          {hasLines
            ? text('betAmount', { amount: money.withCurrency(bet), lines, lineBet: money.bare(lineBet) })
            : money.withCurrency(bet)}
        </span>
      </p>
      <button
        type="button"
        className="step"
        aria-label={text('betMore')}
        disabled={!isReady || betIndex >= lineBets.length - 1}
        onClick={() => game.chooseBet(betIndex + 1)}
      >
        <Plus aria-hidden="true" />
      </button>
    </div>
  );
}

function SpinButton() {
  const game = useGame();
  const text = useText();
  const phase = useGameState((state) => state.phase);
  const isShow = phase === 'rolling' || phase === 'showing';
  return (
    <button
      type="button"
      className={`spin-button ${isShow ? 'spin-button-quiet' : 'golden'}`}
      id="spin"
      aria-label={text(isShow ? 'skip' : 'spin')}
      disabled={phase === 'opening' || phase === 'ended'}
      onClick={() => game.press()}
    >
      {isShow ? <FastForward aria-hidden="true" /> : <RotateCw aria-hidden="true" />}
      <span aria-hidden="true">{text(isShow ? 'skip' : 'spin')}</span>
    </button>
  );
}
