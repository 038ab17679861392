import { useText } from '../../shared/language/use-text.ts';
import { useStartup } from '../../shared/page/page.ts';
import { lazyPart } from '../../shared/parts/load-part.ts';
import { gamesIn } from '../../shared/play/categories.ts';
import { NearShelf } from './near-shelf.tsx';

/** Matches that are played now or begin next. */
export function MatchesNow() {
  const text = useText('home');
  const { lanes } = useStartup();
  const category = gamesIn(lanes, 'SPORTS') > 0 ? '/sports' : '/esports';
  if (gamesIn(lanes, 'SPORTS') + gamesIn(lanes, 'ESPORTS') === 0) return null;
  return (
    <NearShelf title={text('matchesNow')} more={{ to: category, text: text('allMatches') }} className="matches-now">
      <MatchShelf />
    </NearShelf>
  );
}

const MatchShelf = lazyPart({
  component: () => import('../../features/play/matches/match-shelf.tsx'),
  texts: ['lobby'],
});
