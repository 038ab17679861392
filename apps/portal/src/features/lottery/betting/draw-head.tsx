import { type LotteryGame, lotteryPathOf } from '@pelita/contract';
import { ArrowLeft } from 'lucide-react';
import { useText } from '../../../shared/language/use-text.ts';
import { PageLink } from '../../../shared/navigation/page-link.tsx';
import { useStartup } from '../../../shared/page/page.ts';
import { Countdown } from '../clock/countdown.tsx';
import { useDrawLabels, useTimeLabel } from '../games/draw-label.ts';
import { useGameNames } from '../games/game-name.ts';
import { Balls } from '../results/balls.tsx';
import type { Draws } from './use-draws.ts';

const BALLS_SHOWN = 10;

/** Which draw is bet on and until when, and beside it, labelled, what was drawn last. */
export function DrawHead({ game, draws, cameFrom }: { game: LotteryGame; draws: Draws; cameFrom: string | undefined }) {
  const text = useText('betting');
  const lottery = useText('lottery');
  const { settings } = useStartup();
  const { nameOf, kindOf } = useGameNames();
  const { drawLabel, dayLabel } = useDrawLabels();
  const timeLabel = useTimeLabel(settings.timeZone);
  const { current, last, isLastNew } = draws;
  const lobby = game.group === 'ELOTT' ? '/elott' : lotteryPathOf[game.group];
  return (
    <header className="draw-head">
      <div className="draw-head-game">
        {cameFrom === undefined ? (
          <PageLink to={lobby} className="icon-button -ms-2" aria-label={text('toLobby')}>
            <ArrowLeft aria-hidden size={20} className="mirrored" />
          </PageLink>
        ) : (
          <a href={cameFrom} data-page-link="" className="icon-button -ms-2" aria-label={text('goBack')}>
            <ArrowLeft aria-hidden size={20} className="mirrored" />
          </a>
        )}
        <div className="min-w-0">
          <h1 className="draw-head-name">{nameOf(game)}</h1>
          <p className="draw-head-note">
            {current
              ? text('drawOf', {
                  draw: drawLabel(current.numero),
                  time: current.numero.includes('-') ? kindOf(game) : timeLabel(current.drawsAt),
                })
              : kindOf(game)}
          </p>
        </div>
        {current ? (
          <Countdown sales={current} size="bar" />
        ) : (
          <p className="draw-head-pause">{lottery('noDrawOpen')}</p>
        )}
      </div>
      <div className="draw-head-last" aria-live="polite">
        <p className="draw-head-note">
          {lottery('lastResult')}
          <b>{last && drawLabel(last.numero)}</b>
        </p>
        {last ? (
          <Balls key={last.numero} result={last.result} isNew={isLastNew} most={BALLS_SHOWN} />
        ) : (
          <p className="draw-head-note">{lottery('noResultYet')}</p>
        )}
        <p className="draw-head-origin">
          {last?.replayOf ? (
            <span className="draw-tag draw-tag-replay">{text('replayOf', { day: dayLabel(last.replayOf) })}</span>
          ) : game.drawnBy === 'own' ? (
            <span className="draw-tag">{text('ownDraw')}</span>
          ) : (
            <span className="draw-tag draw-tag-replay">
              {text(game.drawnBy === 'replay' ? 'replayed' : 'outsideDraw')}
            </span>
          )}
        </p>
      </div>
    </header>
  );
}
