import { useSecondsUntil } from '../platform/use-seconds-until.ts';
import { useTableState } from './use-table.ts';

/** Whole seconds to an instant of the server's clock, never below zero. */
export function useSecondsTo(instant: string | undefined): number {
  return useSecondsUntil(
    instant,
    useTableState((state) => state.aheadMs),
  );
}
