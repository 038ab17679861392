import type { CallValue } from '@pelita/contract';
import type { getOfficeDraw } from '@pelita/contract/office';

export type OfficeDraw = CallValue<typeof getOfficeDraw>;
