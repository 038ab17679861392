import type { CallValue } from '@pelita/contract';
import type { getDashboard } from '@pelita/contract/office';

export type Dashboard = CallValue<typeof getDashboard>;
