import type { ContractFamily } from '@pelita/contract';

/** The brand's switch of each family of contracts. */
export const contractSwitches: readonly { family: ContractFamily; modId: string }[] = [
  { family: 'dividend', modId: 'SIGNCONDIV3' },
  { family: 'daily', modId: 'DAILYSALCONT3' },
  { family: 'hourly', modId: 'HOURSAL3' },
  { family: 'realtime', modId: 'RTSALARY3' },
];
