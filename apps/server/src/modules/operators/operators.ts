import type { Platform } from '../../platform/platform.ts';
import type { PasswordHasher } from '../accounts/index.ts';
import type { OperatorCodes } from './operator-codes.ts';

/** What the use cases of this module stand on. */
export type Operators = {
  platform: Platform;
  hasher: PasswordHasher;
  codes: OperatorCodes;
  officeOrigin: () => string;
};
