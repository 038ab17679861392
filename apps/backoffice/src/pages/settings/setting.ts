import type { CallValue } from '@pelita/contract';
import type { listSettings } from '@pelita/contract/office';

export type Setting = CallValue<typeof listSettings>['settings'][number];
