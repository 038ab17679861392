import {
  type ContractFamily,
  processDailyWage,
  processDividend,
  processHourlySalary,
  processRealTimeSalary,
} from '@pelita/contract';

/** AC-09: the relay by which contracts of each family change. */
export const contractCalls = {
  dividend: processDividend,
  daily: processDailyWage,
  hourly: processHourlySalary,
  realtime: processRealTimeSalary,
} as const satisfies Record<ContractFamily, unknown>;
