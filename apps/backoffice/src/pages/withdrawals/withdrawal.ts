import type { CallValue } from '@pelita/contract';
import type { getOfficeWithdrawal } from '@pelita/contract/office';

export type Withdrawal = CallValue<typeof getOfficeWithdrawal>;
