import { CallFailure } from '@pelita/client/failure';
import { Amount } from '@pelita/ui/amount';
import { CsvLink } from '@pelita/ui/csv-link';
import { CursorPager } from '@pelita/ui/cursor-pager';
import { type Column, DataTable, type Sort } from '@pelita/ui/data-table';
import { EmptyPlace } from '@pelita/ui/empty-place';
import { Pager } from '@pelita/ui/pager';
import { StateBadge } from '@pelita/ui/state-badge';
import { Tabs } from '@pelita/ui/tabs';
import { useState } from 'react';
import { longWords, type Movement, movements } from '../samples.ts';
import type { Shelf } from '../shelf.ts';
import { words } from '../words.ts';

const nothing = () => undefined;
const columns: Column<Movement>[] = [
  { name: 'id', head: words.reference, cell: ({ id }) => id, total: words.total },
  { name: 'time', head: words.time, cell: ({ time }) => time, isSortable: true },
  { name: 'kind', head: words.kind, cell: ({ kind }) => kind },
  { name: 'detail', head: words.detail, cell: ({ detail }) => detail, isLong: true },
  { name: 'state', head: words.state, cell: ({ state }) => <StateBadge tone={state} label={words[state]} /> },
  {
    name: 'amount',
    head: words.amount,
    cell: ({ amount }) => <Amount value={amount} currency="MYR" isSigned />,
    isFigure: true,
    isSortable: true,
  },
  {
    name: 'balance',
    head: words.balance,
    cell: ({ balance }) => <Amount value={balance} currency="MYR" />,
    isFigure: true,
    total: <Amount value="12480.50" currency="MYR" />,
  },
];
const shared = { caption: words.movements, columns, keyOf: ({ id }: Movement) => id };
const empty = (
  <EmptyPlace title={words.empty} note={words.emptyNote}>
    <button type="button" className="button button-strong">
      {words.deposit}
    </button>
  </EmptyPlace>
);

function ManyRows() {
  const [sort, setSort] = useState<Sort>({ by: 'time', isDescending: true });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set([movements[1]?.id ?? '']));
  const [page, setPage] = useState(0);
  const sorted = movements.toSorted((one, other) => {
    const order = sort.by === 'amount' ? Number(one.amount) - Number(other.amount) : one.time < other.time ? -1 : 1;
    return sort.isDescending ? -order : order;
  });
  return (
    <DataTable
      {...shared}
      rows={sorted.slice(page * 20, page * 20 + 20)}
      sort={sort}
      onSort={setSort}
      selection={{ chosen, onChoose: setChosen, nameOf: ({ id }) => id }}
      isWaiting={({ state }) => state === 'waiting'}
      empty={empty}
      bar={<CsvLink href="data:text/csv," list={words.movements} />}
      foot={
        <CursorPager
          onPrevious={page > 0 ? () => setPage(page - 1) : undefined}
          onNext={page < 1 ? () => setPage(page + 1) : undefined}
        />
      }
    />
  );
}

function PagedByNumber() {
  const [page, setPage] = useState(4);
  return <Pager current={page} total={9} onPage={setPage} />;
}

function Views() {
  const [shown, setShown] = useState<'first' | 'second' | 'third'>('first');
  return (
    <Tabs
      label={words.movements}
      shown={shown}
      onShow={setShown}
      tabs={[
        { name: 'first', label: words.first },
        { name: 'second', label: words.second, count: 4 },
        { name: 'third', label: longWords },
      ]}
    >
      {words[shown]}
    </Tabs>
  );
}

export const lists: Shelf = {
  'data-table': [
    { name: 'many rows, sorted, one chosen, some waiting, long words', isWide: true, show: ManyRows },
    {
      name: 'loading',
      show: () => <DataTable {...shared} columns={columns.slice(0, 2)} rows={undefined} empty={empty} />,
    },
    { name: 'empty', show: () => <DataTable {...shared} columns={columns.slice(0, 2)} rows={[]} empty={empty} /> },
    {
      name: 'failed',
      show: () => (
        <DataTable
          {...shared}
          columns={columns.slice(0, 2)}
          rows={[]}
          failure={new CallFailure('network', '')}
          onRetry={nothing}
          empty={empty}
        />
      ),
    },
    {
      name: 'narrow: rows are cards',
      show: () => (
        <DataTable
          {...shared}
          caption={words.team}
          rows={movements.slice(1, 5)}
          sort={{ by: 'time', isDescending: true }}
          onSort={nothing}
          empty={empty}
        />
      ),
    },
  ],
  'cursor-pager': [
    { name: 'between', show: () => <CursorPager onPrevious={nothing} onNext={nothing} /> },
    { name: 'at the end', show: () => <CursorPager onPrevious={nothing} onNext={undefined} /> },
    { name: 'pointed at', force: 'hover', show: () => <CursorPager onPrevious={nothing} onNext={nothing} /> },
  ],
  pager: [
    { name: 'default', show: PagedByNumber },
    { name: 'focused', force: 'focus-visible', show: () => <Pager current={1} total={3} onPage={nothing} /> },
  ],
  'csv-link': [
    { name: 'default', show: () => <CsvLink href="data:text/csv," list={words.movements} /> },
    { name: 'pointed at', force: 'hover', show: () => <CsvLink href="data:text/csv," list={words.movements} /> },
  ],
  tabs: [{ name: 'default, with a count, long', isWide: true, show: Views }],
};
