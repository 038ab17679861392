import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { QueryScope } from '../../../shared/query/query-scope.tsx';
import { menusQuery } from '../games/lottery-menus.ts';
import { DrawCard } from './draw-card.tsx';

const SHOWN = 4;

/** The draws that close next, one of each kind. */
export default function NextShelf() {
  return (
    <QueryScope>
      <Soonest />
    </QueryScope>
  );
}

function Soonest() {
  // Drawn in pieces when they come, so that a press goes first.
  const menus = useDeferredValue(useQuery(menusQuery).data);
  const games = Object.values(menus ?? {}).flat();
  const soonest = games
    .filter(({ rules, currentNumero }, at) => {
      const isFirstOfKind = games.findIndex((other) => other.rules === rules) === at;
      return isFirstOfKind && currentNumero !== null;
    })
    .toSorted((a, b) => (a.currentNumero?.closesAt ?? '').localeCompare(b.currentNumero?.closesAt ?? ''))
    .slice(0, SHOWN);
  return (
    <ul className="draw-row">
      {soonest.map((game) => (
        <li key={game.gameId}>
          <DrawCard game={game} />
        </li>
      ))}
    </ul>
  );
}
