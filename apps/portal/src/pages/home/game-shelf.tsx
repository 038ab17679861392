import type { CardGame, GameSelection } from '@pelita/contract';
import { ChevronRight } from 'lucide-react';
import { GameCard } from '../../features/play/game-card.tsx';
import { useText } from '../../shared/language/use-text.ts';
import { PageLink } from '../../shared/navigation/page-link.tsx';

/** Titles in whole rows; how many fit depends on the width, and what does not fill a row waits behind the link. */
export function GameShelf(props: { title: string; games: CardGame[]; selection: GameSelection; rows: 1 | 2 }) {
  const { title, games, selection, rows } = props;
  const text = useText('games');
  if (games.length === 0) return null;
  return (
    <section aria-label={title} className={`shelf-${selection.toLowerCase()}`}>
      <header className="mb-4 flex items-center justify-between gap-4">
        <h2 className="shelf-title">{title}</h2>
        <PageLink
          {...(selection === 'HOT' ? { to: '/hot' } : { to: '/rng', search: { selection } })}
          className="more-link"
        >
          {text('seeAll')}
          <ChevronRight aria-hidden size={16} className="mirrored" />
        </PageLink>
      </header>
      <ul className={`shelf shelf-${rows}`}>
        {games.map((game) => (
          <li key={game.nodeId}>
            <GameCard game={game} isBadgeQuiet={selection === 'NEW' || selection === 'HOT'} />
          </li>
        ))}
      </ul>
    </section>
  );
}
