import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { startTransition, useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { afterNextPaint } from '@pelita/ui/next-paint';

export type Cells = {
  columns: number;
  /** In pixels; a row's with the gap below it. */
  cellHeight: number;
  rowHeight: number;
  /** Those in the document. */
  indices: number[];
  /** Those that the window shows. */
  shown: { first: number; last: number };
};

/** How many cells beyond the window are kept in the document, above and below. */
const CELLS_BEYOND = 12;

/**
 * Which cells of a grid are near the window. null until the grid's place is known: on the server, and at first. A grid
 * that is made in the browser shows those in the window before those beyond it.
 */
export function useGridWindow(
  list: RefObject<HTMLUListElement | null>,
  count: number,
  cameFromServer: boolean,
): Cells | null {
  'use no memo';
  const measure = useMeasure(list);
  const focused = useFocusedCell(list);
  const isDrawn = useIsDrawn();
  const columns = measure?.columns ?? 1;
  // oxlint-disable-next-line react/incompatible-library -- the directive above keeps the compiler away from it
  const rows = useWindowVirtualizer({
    count: Math.ceil(count / columns),
    estimateSize: () => measure?.rowHeight ?? 0,
    scrollMargin: measure?.top ?? 0,
    overscan: cameFromServer || isDrawn ? Math.ceil(CELLS_BEYOND / columns) : 0,
    enabled: measure !== null,
    useFlushSync: false,
    // The window stands where its reader has put it, before the list came to life too: the list follows and never scrolls.
    scrollToFn: () => dispatchEvent(new Event('scroll')),
    // Whoever stands on a title keeps it, however far they scroll away.
    rangeExtractor: (range) => withRow(defaultRangeExtractor(range), focused === null ? null : focused / columns),
  });
  useLayoutEffect(() => rows.measure(), [rows, measure?.rowHeight]);
  const items = rows.getVirtualItems();
  const { range } = rows;
  // Until the window's own place is known too, the first cells stay where they are.
  if (!measure || !range) return null;
  const indices = items
    .flatMap(({ index }) => Array.from({ length: columns }, (_, column) => index * columns + column))
    .filter((index) => index < count);
  return {
    columns,
    cellHeight: measure.cellHeight,
    rowHeight: measure.rowHeight,
    indices,
    shown: { first: range.startIndex * columns, last: Math.min(count, (range.endIndex + 1) * columns) - 1 },
  };
}

function useIsDrawn(): boolean {
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => afterNextPaint(() => startTransition(() => setIsDrawn(true))), []);
  return isDrawn;
}

type Measure = { columns: number; cellHeight: number; rowHeight: number; top: number };

/** The grid's columns and the height of its rows come from the style sheet; they follow the width of the window. */
function useMeasure(list: RefObject<HTMLUListElement | null>): Measure | null {
  const [measure, setMeasure] = useState<Measure | null>(null);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const take = () => setMeasure((before) => same(before, measured(element)));
    take();
    const observer = new ResizeObserver(take);
    observer.observe(element);
    // What stands above the grid may have grown.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return measure;
}

function measured(element: HTMLElement): Measure {
  const style = getComputedStyle(element);
  const columns = style.gridTemplateColumns.split(' ').length;
  const rowGap = Number.parseFloat(style.rowGap) || 0;
  const cellHeight = Number.parseFloat(style.gridAutoRows) || 0;
  return {
    columns,
    cellHeight,
    rowHeight: cellHeight + rowGap,
    top: Math.round(element.getBoundingClientRect().top + scrollY),
  };
}

function same(before: Measure | null, next: Measure): Measure {
  const isSame = before?.columns === next.columns && before.rowHeight === next.rowHeight && before.top === next.top;
  return isSame ? before : next;
}

function withRow(rows: number[], row: number | null): number[] {
  if (row === null) return rows;
  return [...new Set([...rows, Math.floor(row)])].toSorted((one, other) => one - other);
}

/** The place of the cell that has the focus, by what it says of itself. */
function useFocusedCell(list: RefObject<HTMLUListElement | null>): number | null {
  const [focused, setFocused] = useState<number | null>(null);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const take = ({ target }: FocusEvent) => {
      const cell = target instanceof Element ? target.closest('li') : null;
      setFocused(cell ? Number(cell.getAttribute('aria-posinset')) - 1 : null);
    };
    const leave = () => setFocused(null);
    element.addEventListener('focusin', take);
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('focusin', take);
      element.removeEventListener('focusout', leave);
    };
  }, [list]);
  return focused;
}
