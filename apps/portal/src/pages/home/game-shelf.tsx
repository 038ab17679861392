import type { CardGame, GameSelection } from '@pelita/contract';
import { ChevronRight } from 'lucide-react';
import { GameCard } from '../../features/play/game-card.tsx';
import { useText } from '../../shared/language/use-text.ts';
import { PageLink } from '../../shared/navigation/page-link.tsx';

type ShelfProps = { title: string; games: CardGame[]; selection: GameSelection };

/** Titles in a row; how many fit depends on the width, and the others wait behind the link. */
export function GameShelf({ title, games, selection }: ShelfProps) {
  const text = useText('games');
  const homeText = useText('home');
  if (games.length === 0) return null;
  return (
    <section aria-label={title} className={`shelf-${selection.toLowerCase()}`}>
      <header className="mb-4 flex items-center justify-between gap-4">
        <h2 className="shelf-title">{title}</h2>
        <PageLink
          {...(selection === 'HOT' ? { to: '/hot' } : { to: '/rng', search: { selection } })}
          aria-label={text('seeAll')}
          className="more-link"
        >
          {homeText('all')}
          <ChevronRight aria-hidden size={16} className="mirrored" />
        </PageLink>
      </header>
      <ul className="shelf">
        {games.map((game) => (
          <li key={game.nodeId}>
            <GameCard game={game} isBadgeQuiet={selection === 'NEW' || selection === 'HOT'} />
          </li>
        ))}
      </ul>
    </section>
  );
}
