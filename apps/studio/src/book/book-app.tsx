import { lazy, Suspense, useState } from 'react';
import { Veil } from '../frame/veil.tsx';
import { BookBar, type BookView } from './book-bar.tsx';
import { MatchList } from './match-list.tsx';
import { OwnBets } from './own-bets.tsx';
import { Results } from './results.tsx';
import { Slip } from './slip.tsx';
import { useBook, useBookState, useBookText } from './use-book.ts';

const MatchSheet = lazy(() => import('./match-sheet.tsx'));

/** A sportsbook: matches, own bets or results, and the slip beside them, or under the thumb on a phone. */
export function BookApp() {
  const [view, setView] = useState<BookView>('matches');
  const [opened, setOpened] = useState<string | null>(null);
  const isOpen = useBookState((state) => state.phase === 'open');
  return (
    <div className="book-page">
      <BookBar view={view} onView={setView} />
      {isOpen && (
        <>
          <main className="book-main">
            {view === 'matches' && <MatchList onOpen={setOpened} />}
            {view === 'bets' && <OwnBets />}
            {view === 'results' && <Results />}
          </main>
          <SlipPlace />
        </>
      )}
      <OwnVeil />
      <Suspense>{opened !== null && <MatchSheet matchId={opened} onClose={() => setOpened(null)} />}</Suspense>
    </div>
  );
}

/** A column on wide screens; on a phone it opens by a press once something is picked. */
function SlipPlace() {
  const text = useBookText();
  const count = useBookState((state) => state.slip.length);
  const [isOpen, setOpen] = useState(false);
  // An empty slip is a closed one: the next pick does not cover the matches.
  if (isOpen && count === 0) setOpen(false);
  return (
    <aside className="slip-place" data-open={isOpen || undefined} aria-label={text('slip')}>
      <button type="button" className="slip-handle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {text('slip')}
        <i className="figures">{count}</i>
      </button>
      <Notice />
      <div className="slip-body">
        <Slip />
      </div>
    </aside>
  );
}

function Notice() {
  const game = useBook();
  const text = useBookText();
  const notice = useBookState((state) => state.notice);
  const isGood = notice === 'placed' || notice === 'cashedOut';
  return (
    <div role="status">
      {notice !== null && (
        <button
          type="button"
          className="book-notice"
          data-good={isGood || undefined}
          onClick={() => game.dismissNotice()}
        >
          {text(`notice_${notice}`)}
        </button>
      )}
    </div>
  );
}

function OwnVeil() {
  const game = useBook();
  const text = useBookText();
  const phase = useBookState((state) => state.phase);
  const isUnreachable = useBookState((state) => state.isUnreachable);
  return (
    <Veil
      phase={phase}
      opening={text('opening', { game: game.facts.name })}
      isUnreachable={isUnreachable}
      text={text}
    />
  );
}
