import type { CallValue } from '@pelita/contract';
import type { getDrawLiability } from '@pelita/contract/office';

export type Liability = CallValue<typeof getDrawLiability>;
