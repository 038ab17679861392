import type { Platform } from '../../../platform/platform.ts';
import { altchaHumanCheck } from '../../../platform/providers/human-check/altcha.ts';
import type { PeopleParts } from '../people.ts';
import { quickHasher } from './quick-hasher.ts';

/** What is slow on purpose, at a cost that tests can pay: the hash of a password, and the work of proving to be human. */
export function quickParts(platform: Platform): PeopleParts {
  return { hasher: quickHasher(), humanCheck: altchaHumanCheck(platform, { rounds: 10, lowest: 1, highest: 5 }) };
}
