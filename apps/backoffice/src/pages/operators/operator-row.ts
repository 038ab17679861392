import type { CallValue } from '@pelita/contract';
import type { listOperators } from '@pelita/contract/office';

export type OperatorRow = CallValue<typeof listOperators>['rows'][number];
