import './open-tables.css';
import { type CallValue, listOpenTables, type OpenTable } from '@pelita/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { send } from '../../../shared/calls/send.ts';
import { QueryScope } from '../../../shared/query/query-scope.tsx';
import { TableCard } from './table-card.tsx';

const SHOWN = 4;
/** As often as the server counts anew. */
const ASKED_EVERY_MS = 6_000;

const tablesQuery = queryOptions({
  queryKey: ['open-tables'],
  queryFn: () => send(listOpenTables, {}),
  refetchInterval: ASKED_EVERY_MS,
});

/** The tables with most people; while nobody sits anywhere, one of each kind. */
export default function TableShelf() {
  return (
    <QueryScope>
      <Tables />
    </QueryScope>
  );
}

function Tables() {
  // Drawn in pieces when they come, so that a press goes first.
  const tables = useDeferredValue(useQuery(tablesQuery).data);
  return (
    <ul className="open-table-row">
      {shown(tables).map((table) => (
        <li key={table.game.nodeId}>
          <TableCard table={table} />
        </li>
      ))}
    </ul>
  );
}

function shown(answer: CallValue<typeof listOpenTables> | undefined): OpenTable[] {
  const tables = answer?.list ?? [];
  const taken = tables.filter(({ players }) => players > 0);
  const firstOfKind = tables.filter(
    ({ kind, players }, at) => players === 0 && tables.findIndex((other) => other.kind === kind) === at,
  );
  return [...taken, ...firstOfKind].slice(0, SHOWN);
}
