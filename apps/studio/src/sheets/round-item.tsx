import type { StudioRound } from '@pelita/contract';
import { type Engine, engines, firstWindow, isEngineId, spinFrom } from '@pelita/games';
import { ChevronDown, Play } from 'lucide-react';
import { CoinFace } from '../board/coin-face.tsx';
import { isLess, isNothing } from '../game/amounts.ts';
import { useGame } from '../game/use-game.ts';
import { useMoment, useMoney, useText } from '../words/use-text.ts';
import { RoundCheck } from './round-check.tsx';

type ItemProps = { round: StudioRound; isOpen: boolean; onToggle: () => void; onWatch: () => void };

export function RoundItem({ round, isOpen, onToggle, onWatch }: ItemProps) {
  const text = useText();
  const money = useMoney();
  const moment = useMoment();
  const isSettled = round.state === 'settled';
  const isGain = isSettled && !isLess(round.totalWin, round.totalBet, round.currency);
  return (
    <li className="round">
      <button type="button" className="round-head" aria-expanded={isOpen} onClick={onToggle}>
        <span className="round-when">{moment(round.playedAt)}</span>
        <span className="round-bet">{text('betOf', { amount: money.bare(round.totalBet) })}</span>
        <span className={`round-win figures ${isGain && !isNothing(round.totalWin) ? 'gain' : ''}`}>
          {isSettled ? money.bare(round.totalWin) : text(endings[round.state])}
        </span>
        <ChevronDown aria-hidden="true" className="chevron" />
      </button>
      {isOpen && (
        <div className="round-more">
          {isSettled && <LastWindow round={round} />}
          {isSettled && (
            <button type="button" className="quiet-button" onClick={onWatch}>
              <Play aria-hidden="true" />
              {text('watch')}
            </button>
          )}
          <dl className="seeds">
            <Seed name={text('nonce')} value={String(round.nonce)} />
            <Seed name={text('clientSeed')} value={round.clientSeed} />
            <Seed name={text('commitment')} value={round.commitment} />
            <Seed name={text('serverSeed')} value={round.serverSeed ?? text('serverSeedHidden')} />
          </dl>
          {isSettled && round.serverSeed !== null && <RoundCheck round={round} serverSeed={round.serverSeed} />}
        </div>
      )}
    </li>
  );
}

const endings = {
  open: 'stateOpen',
  refused: 'stateRefused',
  cancelled: 'stateCancelled',
  settled: 'stateOpen',
} as const;

export function Seed({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="code">{value}</dd>
    </div>
  );
}

function LastWindow({ round }: { round: StudioRound }) {
  const { facts } = useGame();
  const text = useText();
  const [paid, ...free] = round.stops;
  if (!paid || !isEngineId(round.engine)) return null;
  const engine: Engine = engines[round.engine];
  const spin = spinFrom(engine, paid);
  return (
    <div className="small-window-row">
      <div className={`small-window small-window-${engine.reels}`}>
        {firstWindow(spin).map((column, reel) => (
          <div key={reel}>
            {column.map((symbol, row) => {
              const coin = spin.coins.find((one) => one.reel === reel && one.row === row);
              return coin ? (
                <CoinFace key={row} bets={coin.bets} />
              ) : (
                <img key={row} src={facts.symbols[symbol]} alt={symbol} />
              );
            })}
          </div>
        ))}
      </div>
      {spin.hold && (
        <p className="muted">{text('heldIn', { count: spin.coins.length + spin.hold.respins.flat().length })}</p>
      )}
      {free.length > 0 && <p className="muted">{text('freeSpinsIn', { count: free.length })}</p>}
    </div>
  );
}
