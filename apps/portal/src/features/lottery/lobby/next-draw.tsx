import './next-draw.css';
import type { LotteryGame } from '@pelita/contract';
import { ChevronRight } from 'lucide-react';
import { useText } from '../../../shared/language/use-text.ts';
import { PageLink } from '../../../shared/navigation/page-link.tsx';
import { useStartup } from '../../../shared/page/page.ts';
import { Countdown } from '../clock/countdown.tsx';
import { useDrawLabels, useTimeLabel } from '../games/draw-label.ts';
import { useGameNames } from '../games/game-name.ts';
import { linkToGame } from '../games/lottery-links.ts';
import { LobbyScene } from './lobby-scene.tsx';

/** The draw that comes next, wide and lit. */
export function NextDraw({ game }: { game: LotteryGame }) {
  const text = useText('lottery');
  const { settings } = useStartup();
  const { nameOf, kindOf } = useGameNames();
  const { drawLabel } = useDrawLabels();
  const timeLabel = useTimeLabel(settings.timeZone);
  const { currentNumero: draw } = game;
  if (!draw) return null;
  return (
    <section className="next-draw" aria-label={text('nextDraw')}>
      <LobbyScene />
      <div className="next-draw-words">
        <p className="next-draw-mark">{text('nextDraw')}</p>
        <h2 className="next-draw-name">{nameOf(game)}</h2>
        <p className="next-draw-kind">
          {`${kindOf(game)} · ${draw.numero.includes('-') ? drawLabel(draw.numero) : timeLabel(draw.drawsAt)}`}
        </p>
        <div className="next-draw-act">
          <Countdown sales={draw} size="large" />
          <PageLink {...linkToGame(game)} className="next-draw-open">
            {text('openDraw')}
            <ChevronRight aria-hidden size={18} className="mirrored" />
          </PageLink>
        </div>
      </div>
    </section>
  );
}
