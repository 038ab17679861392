import type { TableNews, TableSettled } from '@pelita/contract';
import { streamOf } from './read-stream.ts';

type Told = {
  table: TableNews;
  crowd: { number: number; players: number; crowd: Record<string, number> };
  settled: TableSettled;
};

/** The stream of a table as its page reads it. */
export const tableStreamOf = (origin: string, bearer: string) => streamOf<Told>(origin, bearer);
