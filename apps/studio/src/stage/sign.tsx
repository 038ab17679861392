import { mostWays } from '@pelita/games';
import { formatNumber } from '@pelita/i18n';
import type { ReactNode } from 'react';
import { isNothing } from '../game/amounts.ts';
import { leastWin } from '../game/least-win.ts';
import type { HoldShown, LitTumble } from '../game/state.ts';
import { useGame, useGameState } from '../game/use-game.ts';
import { useMoney, useText } from '../words/use-text.ts';
import { CountUp } from './count-up.tsx';

/** The stall's sign over the reels: what to do, or what came of it. */
export function SignBoard() {
  const sign = useGameState((state) => state.sign);
  const isBright = sign.kind === 'won' && !sign.isBelowBet;
  return (
    <div className={`sign ${isBright ? 'sign-bright' : ''}`}>
      <SignWords />
    </div>
  );
}

function SignWords() {
  const text = useText();
  const money = useMoney();
  const sign = useGameState((state) => state.sign);
  const rtpPercent = useGameState((state) => state.rtpPercent);
  const freeSpins = useGameState((state) => state.freeSpins);
  const hold = useGameState((state) => state.hold);
  const readyNote = useReadyNote(rtpPercent);
  switch (sign.kind) {
    case 'rolling':
      return hold ? (
        <HoldWords {...hold} />
      ) : freeSpins ? (
        <FreeSpinWords />
      ) : (
        <Words main={<span className="sign-dots" aria-hidden="true" />} note={null} />
      );
    case 'noWin':
      return freeSpins ? (
        <FreeSpinWords />
      ) : (
        <Words main={<span className="quiet">{text('noWin')}</span>} note={null} />
      );
    case 'won':
      return sign.isBelowBet ? (
        <Words
          main={
            <span className="plain">
              {text('paidBelowBet', { amount: money.bare(sign.amount), bet: money.bare(sign.bet) })}
            </span>
          }
          note={<WinInTheLight />}
        />
      ) : (
        <Words main={<CountUp key={sign.amount} amount={sign.amount} from="0.00" />} note={<WinInTheLight />} />
      );
    default:
      return <Words main={<span className="plain">{text('ready')}</span>} note={rtpPercent && readyNote} />;
  }
}

/** What wins here, and the stated return. */
function useReadyNote(percent: string): string {
  const text = useText();
  const { engine, facts } = useGame();
  if (engine.kind === 'lines') return text('readyNote', { lines: String(engine.rules.lines.length), percent });
  if (engine.kind === 'hold') return text('readyNoteHold', { count: String(engine.rules.heldFrom), percent });
  if (engine.kind === 'ways')
    return text('readyNoteWays', { ways: formatNumber(facts.language, mostWays(engine.rules)), percent });
  return text('readyNoteAnywhere', { count: String(leastWin(engine)), percent });
}

function Words({ main, note }: { main: ReactNode; note: ReactNode }) {
  return (
    <>
      <p className="sign-main">{main}</p>
      <p className="sign-note">{note}</p>
    </>
  );
}

function FreeSpinWords() {
  const text = useText();
  const money = useMoney();
  const freeSpins = useGameState((state) => state.freeSpins);
  if (!freeSpins) return null;
  return (
    <Words
      main={
        <span className="plain">
          {text('freeSpinCount', { played: String(freeSpins.played), total: String(freeSpins.total) })}
        </span>
      }
      note={text('freeSpinsTotal', { amount: money.withCurrency(freeSpins.won) })}
    />
  );
}

function HoldWords({ left, won }: HoldShown) {
  const text = useText();
  const money = useMoney();
  return (
    <Words
      main={<span className="plain">{text('respinsLeft', { count: left })}</span>}
      note={text('freeSpinsTotal', { amount: money.withCurrency(won) })}
    />
  );
}

function WinInTheLight() {
  const litTumble = useGameState((state) => state.litTumble);
  return litTumble ? <TumbleInTheLight {...litTumble} /> : <LineInTheLight />;
}

function TumbleInTheLight({ tumble, place }: LitTumble) {
  const text = useText();
  const money = useMoney();
  const { engine, facts } = useGame();
  const isWays = engine.kind !== 'cascade';
  const multiplier = String(tumble.multiplier);
  return (
    <>
      {isWays
        ? text(tumble.multiplier > 1 ? 'wayWins' : 'wayWinsPlain', { multiplier })
        : text('tumble', { place: String(place), multiplier })}
      {tumble.wins.map(({ symbol, count, win }) => (
        <span key={symbol} className="sign-win">
          · {!isWays && text('ofKind', { count: String(count) })}
          <img className="sign-symbol" src={facts.symbols[symbol]} alt={symbol} /> {money.bare(win)}
        </span>
      ))}
    </>
  );
}

/** Which win is lit, and what it paid. */
function LineInTheLight() {
  const text = useText();
  const money = useMoney();
  const { facts } = useGame();
  const lit = useGameState((state) => state.lit);
  if (!lit) return null;
  const { lineWins, scatterWin } = lit.spin;
  const win = lit.focus === 'all' ? (lineWins.length === 1 ? lineWins[0] : undefined) : lineWins[lit.focus];
  if (win) {
    return (
      <>
        {text('lineWin', { line: String(win.line + 1) })} · {text('ofKind', { count: String(win.count) })}{' '}
        <img className="sign-symbol" src={facts.symbols[win.symbol]} alt={win.symbol} /> · {money.bare(win.win)}
      </>
    );
  }
  const numbers = lineWins.map(({ line }) => line + 1).join(', ');
  return (
    <>
      {lineWins.length > 0 && text('lineWin', { line: numbers })}
      {lineWins.length > 0 && !isNothing(scatterWin) && ' · '}
      {!isNothing(scatterWin) && `${text('scatterWin')} ${money.bare(scatterWin)}`}
    </>
  );
}
