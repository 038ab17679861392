import './table.css';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { NotLoaded } from '../state/not-loaded.tsx';
import { Skeleton } from '../state/skeleton.tsx';
import { useKitText } from '../words/use-kit-text.ts';
import { SelectAll, SelectRow, type Selection } from './selection.tsx';

export type Column<Row> = {
  name: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** An amount or a count: stands at the end of its cell, with digits of one width. */
  isFigure?: boolean;
  /** Words that may take several lines; those of all other columns stay on one. */
  isLong?: boolean;
  /** The server can sort by it. */
  isSortable?: boolean;
  /** In the last row, under all others. */
  total?: ReactNode;
};
export type Sort = { by: string; isDescending: boolean };

/**
 * A list as the platform's own table. The first column names its row. The head stays in sight while the rows scroll; where
 * the table is narrow each row becomes a card, and the head a line of what it can be sorted by.
 */
export function DataTable<Row>(props: {
  caption: string;
  /** A heading above says it for the eye. */
  isCaptionHidden?: boolean;
  columns: readonly Column<Row>[];
  /** Undefined while they are on their way. */
  rows: readonly Row[] | undefined;
  keyOf: (row: Row) => string;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  selection?: Selection<Row>;
  /** Waits for somebody: lit by the lamp. */
  isWaiting?: (row: Row) => boolean;
  failure?: unknown;
  onRetry?: () => void;
  /** In the place of rows, when there are none. */
  empty: ReactNode;
  /** Above and below: filters and the file, the way to further rows. */
  bar?: ReactNode;
  foot?: ReactNode;
}) {
  const {
    caption,
    isCaptionHidden = false,
    columns,
    rows,
    keyOf,
    sort,
    onSort,
    selection,
    isWaiting,
    failure,
    onRetry,
    empty,
    bar,
    foot,
  } = props;
  const captionId = useId();
  const hasTotals = columns.some(({ total }) => total !== undefined);
  return (
    <div className="table-frame">
      {bar !== undefined && <div className="table-bar">{bar}</div>}
      {/* Reached by Tab, so that the keyboard can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
      <div className="table-scroll" role="region" aria-labelledby={captionId} tabIndex={0}>
        <table className="table">
          <caption id={captionId} data-hidden={isCaptionHidden}>
            {caption}
          </caption>
          <thead>
            <tr>
              {selection && <SelectAll rows={rows ?? []} keyOf={keyOf} {...selection} />}
              {columns.map((column) => (
                <ColumnHead key={column.name} column={column} sort={sort} onSort={onSort} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows?.map((row) => {
              const key = keyOf(row);
              const isChosen = selection?.chosen.has(key) ?? false;
              return (
                <tr key={key} data-chosen={isChosen || undefined} data-waiting={isWaiting?.(row) || undefined}>
                  {selection && <SelectRow name={selection.nameOf(row)} rowKey={key} {...selection} />}
                  <Cells columns={columns} row={row} />
                </tr>
              );
            })}
          </tbody>
          {hasTotals && rows !== undefined && rows.length > 0 && (
            <tfoot>
              <tr>
                {selection && <td className="table-box">{null}</td>}
                {columns.map(({ name, head, isFigure, total }) => (
                  <td
                    key={name}
                    data-head={head}
                    data-figure={isFigure}
                    data-nothing={total === undefined || undefined}
                  >
                    {total}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
        {failure !== undefined && onRetry ? (
          <NotLoaded failure={failure} onRetry={onRetry} />
        ) : (
          <Placeholder rows={rows} empty={empty} />
        )}
      </div>
      {rows !== undefined && foot !== undefined && <div className="table-foot">{foot}</div>}
    </div>
  );
}

function Placeholder({ rows, empty }: { rows: readonly unknown[] | undefined; empty: ReactNode }) {
  if (rows === undefined) return <Skeleton heights={[36, 36, 36, 36, 36]} className="table-skeleton" />;
  return rows.length === 0 && <div className="table-empty">{empty}</div>;
}

function ColumnHead<Row>(props: {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
}) {
  const { column, sort, onSort } = props;
  const { name, head, isFigure, isSortable = false } = column;
  const text = useKitText('kitData');
  if (!isSortable || !onSort) {
    return (
      <th scope="col" data-figure={isFigure}>
        {head}
      </th>
    );
  }
  const isSorted = sort?.by === name;
  const order = sort?.isDescending ? 'descending' : 'ascending';
  const Arrow = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }[isSorted ? order : 'none'];
  return (
    <th scope="col" data-figure={isFigure} data-sortable aria-sort={isSorted ? order : 'none'}>
      <button
        type="button"
        className="table-sort"
        title={text('sortBy', { column: head })}
        onClick={() => onSort({ by: name, isDescending: isSorted ? !sort.isDescending : isFigure === true })}
      >
        {head}
        <Arrow aria-hidden size={14} />
      </button>
    </th>
  );
}

function Cells<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  return columns.map(({ name, head, cell, isFigure, isLong }, at) =>
    at === 0 ? (
      <th key={name} scope="row" data-head={head} data-figure={isFigure}>
        {cell(row)}
      </th>
    ) : (
      <td key={name} data-head={head} data-figure={isFigure} data-long={isLong}>
        {cell(row)}
      </td>
    ),
  );
}
