import './office-list.css';
import type { CallRequest } from '@pelita/contract';
import { LIST_COUNT_MAXIMUM, type List } from '@pelita/contract/office';
import { useRouter } from '@pelita/router/react';
import { CursorPager } from '@pelita/ui/cursor-pager';
import { type Column as Shown, DataTable, type Sort } from '@pelita/ui/data-table';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useAnswer } from '../calls/use-answer.ts';
import { Money } from '../parts/money.tsx';
import { Failed } from '../state/failed.tsx';
import { ExportList } from './export-list.tsx';
import { keep, keptOf } from './kept-views.ts';
import { filterOf, type ListAddress, readListAddress, writeListAddress } from './list-address.ts';
import { ListCell, type ListRow } from './list-cell.tsx';
import { type FilterChoices, ListFilters } from './list-filters.tsx';
import { ColumnChoice, SavedViews } from './list-set-up.tsx';
import { useListWords } from './list-words.ts';
import { rowKeys } from './row-keys.ts';
import { SetFilters } from './set-filters.tsx';

/** A list drawn from its declaration. Filters and order are in the address; pages are not, for they go by key. */
export function OfficeList(props: {
  of: List;
  address: ListAddress;
  caption: string;
  /** Columns that are shown only when they are chosen. */
  hidden?: readonly string[];
  /** Cells that this page shows in its own way. */
  cells?: Cells;
  /** What can be done with a row, after all columns. */
  acts?: Pick<Shown<ListRow>, 'head' | 'cell'> | undefined;
  /** Filters that a bare address stands for. */
  initially?: ListAddress;
  /** What a filter is chosen from, where the page knows it. */
  choices?: FilterChoices;
  everySeconds?: number;
  /** What is to be set before there is anything to show. */
  prompt?: ReactNode;
}) {
  const { of, caption, hidden: usuallyHidden = [], cells = {}, acts, initially = none, choices, prompt } = props;
  const { list } = of;
  const { own: address, rest } = readListAddress(list, props.address, initially);
  const words = useListWords();
  const router = useRouter();
  const [kept, setKept] = useState(() => keptOf(list.name));
  const [pages, setPages] = useState<{ of: string; cursors: readonly string[] }>({ of: '', cursors: [] });
  const walk = JSON.stringify(address);
  const cursors = pages.of === walk ? pages.cursors : [];
  const after = cursors.at(-1);
  const asked = useAnswer(of, { query: { ...address, ...(after ? { after } : {}) } } as CallRequest<List>, {
    keepsLast: true,
    isAsked: prompt === undefined,
    ...(props.everySeconds === undefined ? {} : { everySeconds: props.everySeconds }),
  });
  const hidden = kept.hidden ?? usuallyHidden;
  const totals = useTotals(of, address, prompt === undefined);
  const go = (own: ListAddress): void =>
    void router.navigate({ search: writeListAddress(list, { own, rest, initially }), keepScroll: true });
  const change = (changed: Readonly<Record<string, string | undefined>>): void => {
    const next = Object.entries({ ...address, ...changed }).filter((pair): pair is [string, string] =>
      Boolean(pair[1]),
    );
    go(Object.fromEntries(next));
  };
  const remember = (next: typeof kept): void => {
    setKept(next);
    keep(list.name, next);
  };
  const turn = (next: readonly string[]): void => setPages({ of: walk, cursors: next });
  // Its rows are drawn in pieces, and the page answers in between.
  const data = useDeferredValue(asked.data);
  const isSet = Object.keys(address).some((name) => name !== 'sort');
  return (
    // Single keys, heard while the focus is in the list (WCAG 2.1.4).
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- see above
    <div className="office-list" onKeyDown={rowKeys}>
      <ListFilters list={list} address={address} choices={choices} onChange={change} />
      {prompt ?? (
        <DataTable
          caption={caption}
          isCaptionHidden
          rows={asked.error ? [] : (data?.rows as ListRow[] | undefined)}
          keyOf={({ id }) => id}
          columns={[
            ...shownColumns(of, { hidden, cells, totals, words }),
            ...(acts ? [{ name: 'acts', ...acts }] : []),
          ]}
          sort={sortOf(address['sort'] ?? list.sorts[0])}
          onSort={(sort) => change({ sort: textOf(sort, list.sorts) })}
          bar={
            <>
              <SetFilters
                list={list}
                address={address}
                choices={choices}
                onClear={(field) => change({ [field]: undefined })}
              />
              <div className="list-acts">
                <Count count={cursors.length === 0 ? (data?.count ?? null) : null} />
                <SavedViews kept={kept} address={address} onOpen={go} onKeep={remember} />
                <ColumnChoice list={list} hidden={hidden} onChange={(next) => remember({ ...kept, hidden: next })} />
                <ExportList list={list} address={address} />
              </div>
            </>
          }
          empty={
            asked.error ? (
              <Failed call={of} failure={asked.error} onRetry={() => void asked.refetch()} />
            ) : (
              <p>{words.text(isSet ? 'nothingFits' : 'nothing')}</p>
            )
          }
          foot={
            <CursorPager
              onPrevious={cursors.length > 0 ? () => turn(cursors.slice(0, -1)) : undefined}
              onNext={data?.next ? () => turn([...cursors, data.next ?? '']) : undefined}
            />
          }
        />
      )}
    </div>
  );
}

type Cells = Readonly<Record<string, (row: ListRow) => ReactNode>>;
const none: ListAddress = {};

type Totals = { currency: string; sums: Record<string, string> } | null;

/** Of all pages together; null while they come, and where there are several currencies or too many rows. */
function useTotals(of: List, address: ListAddress, isAsked: boolean): Totals {
  const hasTotals = (of.list.totals ?? []).length > 0;
  const query = { ...filterOf(address), totals: 'yes' };
  const asked = useAnswer(of, { query } as CallRequest<List>, { isAsked: hasTotals && isAsked });
  const [only, ...others] = asked.data?.totals ?? [];
  return only && others.length === 0 ? only : null;
}

function shownColumns(
  { list }: List,
  look: {
    hidden: readonly string[];
    cells: Cells;
    totals: Totals;
    words: ReturnType<typeof useListWords>;
  },
): Shown<ListRow>[] {
  const { hidden, cells, totals, words } = look;
  const names = Object.keys(list.columns).filter(
    (name) => list.columns[name]?.kind !== 'currency' && !hidden.includes(name),
  );
  return names.flatMap((name, at) => {
    const column = list.columns[name];
    if (!column) return [];
    const sum = totals?.sums[name];
    const total =
      sum === undefined ? (
        at === 0 && totals ? (
          words.text('total')
        ) : undefined
      ) : (
        <Money value={sum} currency={totals?.currency ?? ''} />
      );
    return [
      {
        name,
        head: words.column(name),
        cell: cells[name] ?? ((row: ListRow) => <ListCell name={name} column={column} row={row} />),
        isFigure: column.kind === 'money' || column.kind === 'count',
        isSortable: list.sorts.some((sort) => sort.replace('-', '') === name),
        ...(total === undefined ? {} : { total }),
      },
    ];
  });
}

function sortOf(text: string): Sort {
  return { by: text.replace('-', ''), isDescending: text.startsWith('-') };
}

/** The other direction, where the list has no such order. */
function textOf({ by, isDescending }: Sort, sorts: readonly string[]): string {
  const wanted = isDescending ? `-${by}` : by;
  return sorts.includes(wanted) ? wanted : (sorts.find((sort) => sort.replace('-', '') === by) ?? wanted);
}

function Count({ count }: { count: number | null }) {
  const { text } = useListWords();
  if (count === null) return null;
  const isMore = count >= LIST_COUNT_MAXIMUM;
  return (
    <span className="list-count">
      {isMore ? text('moreThan', { count: LIST_COUNT_MAXIMUM - 1 }) : text('rows', { count })}
    </span>
  );
}
