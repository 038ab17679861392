import type { CallValue } from '@pelita/contract';
import type { getPlayer } from '@pelita/contract/office';

export type Player = CallValue<typeof getPlayer>;
