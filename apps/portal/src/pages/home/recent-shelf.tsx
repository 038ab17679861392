import type { Game } from '@pelita/contract';
import { useEffect, useState } from 'react';
import { keptInTab } from '../../shared/browser/kept.ts';
import { useIsLive } from '../../shared/browser/hydration.ts';
import { useText } from '../../shared/language/use-text.ts';
import { usePageLanguage } from '../../shared/page/page.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { GameShelf } from './game-shelf.tsx';

/** The boot script reads it, so that the shelf has its place from the first paint on. */
const ITEM = 'recentGames';

/** A member picks up where they were. Nothing is drawn for a visitor, or when nothing was played. */
export function RecentShelf() {
  const isLive = useIsLive();
  const session = useSession();
  const { code } = usePageLanguage();
  if (!isLive) return <ShelfPlace />;
  return session && <RecentGames key={`${session.token} ${code}`} language={code} />;
}

function RecentGames({ language }: { language: string }) {
  const text = useText('home');
  const [games, setGames] = useState<Game[] | null>(null);

  useEffect(() => {
    let isWanted = true;
    const show = (recent: Game[]) => {
      if (!isWanted) return;
      if (recent.length > 0) keptInTab.write(ITEM, '1');
      setGames(recent);
    };
    // Home stands without them.
    recentGames(language).then(show, () => show([]));
    return () => {
      isWanted = false;
    };
  }, [language]);

  if (games === null) return <ShelfPlace />;
  return <GameShelf title={text('recent')} games={games} selection="RECENT" />;
}

function ShelfPlace() {
  return (
    <section aria-hidden className="recent-place">
      <div className="shelf">
        <div className="game-card skeleton" />
      </div>
    </section>
  );
}

async function recentGames(language: string): Promise<Game[]> {
  const { loadOwnGames } = await import('../../features/play/own-games.ts');
  return loadOwnGames(language);
}
