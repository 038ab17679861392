import type { CallValue, getDepositMethods } from '@pelita/contract';

export type Method = CallValue<typeof getDepositMethods>[number];
