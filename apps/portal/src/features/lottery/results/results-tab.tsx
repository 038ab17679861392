import './results.css';
import { type CheckableDraw, type LotteryGame, listDraws } from '@pelita/contract';
import { Answer } from '@pelita/ui/answer';
import { Moment } from '@pelita/ui/moment';
import { Optional } from '@pelita/ui/optional';
import { Skeleton } from '@pelita/ui/skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { send } from '../../../shared/calls/send.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { lazyPart } from '../../../shared/parts/load-part.ts';
import { useDrawLabels } from '../games/draw-label.ts';
import { Balls } from './balls.tsx';
import { ResultTable } from './result-table.tsx';

const PAGE_SIZE = 10;
const BALLS_SHOWN = 10;

/** LOTT-06: the results of a game, the latest first; each opens to all its prizes and what it takes to check it. */
export default function ResultsTab({ game }: { game: LotteryGame }) {
  const text = useText('betting');
  const [pages, setPages] = useState(1);
  const answer = useQuery({
    queryKey: ['lottery', 'draws', game.gameId, pages],
    queryFn: () => send(listDraws, { params: { id: game.gameId }, query: { size: String(pages * PAGE_SIZE) } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <Answer of={answer}>
      {({ content, hasMore }) => (
        <>
          {content.length === 0 && <p className="results-none">{text('noResults')}</p>}
          <ul className="results">
            {content.map((draw) => (
              <li key={draw.numero}>
                <Row draw={draw} />
              </li>
            ))}
          </ul>
          {hasMore && pages * PAGE_SIZE < 100 && (
            <button type="button" className="button button-quiet button-small mt-4" onClick={() => setPages(pages + 1)}>
              {text('older')}
            </button>
          )}
        </>
      )}
    </Answer>
  );
}

function Row({ draw }: { draw: CheckableDraw }) {
  const text = useText('betting');
  const { drawLabel, dayLabel } = useDrawLabels();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="result" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className="result-draw">
          <b>{drawLabel(draw.numero)}</b>
          <Moment at={draw.drawsAt} />
        </span>
        {draw.result ? (
          <Balls result={draw.result} size="small" most={BALLS_SHOWN} />
        ) : (
          <span className="text-muted text-sm">{text(`state_${draw.state}`)}</span>
        )}
        {draw.state === 'void' && <span className="draw-tag draw-tag-replay">{text('state_void')}</span>}
        <ChevronDown aria-hidden size={18} className="result-open" />
      </summary>
      {isOpen && (
        <div className="result-more">
          {draw.replayOf && <p>{text('replayOf', { day: dayLabel(draw.replayOf) })}</p>}
          {draw.revision > 1 && <p>{text('corrected')}</p>}
          {draw.result && <ResultTable result={draw.result} />}
          {draw.commitment !== null && (
            <Optional fallback={<Skeleton heights={[96]} />}>
              <DrawCheck draw={draw} />
            </Optional>
          )}
        </div>
      )}
    </details>
  );
}

const DrawCheck = lazyPart({ component: () => import('./draw-check.tsx') });
