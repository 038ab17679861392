import '../open-tables/open-tables.css';
import './matches.css';
import { listMatchesNow, type MatchNow } from '@pelita/contract';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { send } from '../../../shared/calls/send.ts';
import { QueryScope } from '../../../shared/query/query-scope.tsx';
import { MatchCard } from './match-card.tsx';

const SHOWN = 6;
/** As often as the server looks anew. */
const ASKED_EVERY_MS = 6_000;

type Category = 'SPORTS' | 'ESPORTS';

/** Matches that are played now or begin next: of one category, or some of every sportsbook. */
export default function MatchShelf({ category }: { category?: Category }) {
  return (
    <QueryScope>
      <Matches category={category} />
    </QueryScope>
  );
}

function Matches({ category }: { category: Category | undefined }) {
  const { data } = useQuery({
    queryKey: ['matches-now', category],
    queryFn: () => send(listMatchesNow, { query: category ? { gameType: category } : {} }),
    refetchInterval: ASKED_EVERY_MS,
  });
  // Drawn in pieces when they come, so that a press goes first.
  const matches = useDeferredValue(data?.list) ?? [];
  return (
    <ul className="open-table-row match-row">
      {mixed(matches).map((match) => (
        <li key={match.matchId}>
          <MatchCard match={match} />
        </li>
      ))}
    </ul>
  );
}

/** The first of each sportsbook, then the second of each, and so on. */
function mixed(matches: readonly MatchNow[]): MatchNow[] {
  const turns = Map.groupBy(matches, ({ game }) => game.gameCode);
  const placed = [...turns.values()].flatMap((own) => own.map((match, turn) => ({ match, turn })));
  return placed
    .toSorted((a, b) => a.turn - b.turn)
    .slice(0, SHOWN)
    .map(({ match }) => match);
}
