import './draw-card.css';
import type { LotteryGame } from '@pelita/contract';
import { useText } from '../../../shared/language/use-text.ts';
import { PageLink } from '../../../shared/navigation/page-link.tsx';
import { Countdown } from '../clock/countdown.tsx';
import { useDrawLabels } from '../games/draw-label.ts';
import { useGameNames } from '../games/game-name.ts';
import { GameMark } from '../games/game-mark.tsx';
import { linkToGame } from '../games/lottery-links.ts';
import { Balls } from '../results/balls.tsx';

const BALLS_SHOWN = 7;

/** A game of the lobby: what closes next, and what was drawn last. The whole card leads to its bets. */
export function DrawCard({ game }: { game: LotteryGame }) {
  const text = useText('lottery');
  const { nameOf, kindOf } = useGameNames();
  return (
    <PageLink {...linkToGame(game)} className="draw-card">
      <span className="draw-card-head">
        <GameMark rules={game.rules} />
        <span className="min-w-0">
          <b className="draw-card-name">{nameOf(game)}</b>
          <span className="draw-card-kind">{kindOf(game)}</span>
        </span>
      </span>
      <span className="draw-card-time">
        {game.currentNumero ? (
          <Countdown sales={game.currentNumero} />
        ) : (
          <span className="draw-card-pause">{text('noDrawOpen')}</span>
        )}
        {game.drawnBy === 'own' && <span className="draw-tag">{text('checkable')}</span>}
        {game.drawnBy === 'replay' && <span className="draw-tag draw-tag-replay">{text('replay')}</span>}
      </span>
      <LastResult game={game} />
    </PageLink>
  );
}

function LastResult({ game: { lastNumero } }: { game: LotteryGame }) {
  const text = useText('lottery');
  const { drawLabel, dayLabel } = useDrawLabels();
  return (
    <span className="draw-card-last">
      <span className="draw-card-label">
        {text('lastResult')}
        <span className="block">
          {lastNumero && (lastNumero.replayOf ? dayLabel(lastNumero.replayOf) : drawLabel(lastNumero.numero))}
        </span>
      </span>
      {lastNumero ? (
        <Balls key={lastNumero.numero} result={lastNumero.result} size="small" most={BALLS_SHOWN} />
      ) : (
        <span className="text-muted text-sm">{text('noResultYet')}</span>
      )}
    </span>
  );
}
