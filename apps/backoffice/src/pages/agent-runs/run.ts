import type { CallValue } from '@pelita/contract';
import type { listAgentRuns } from '@pelita/contract/office';

export type Run = CallValue<typeof listAgentRuns>['rows'][number];
