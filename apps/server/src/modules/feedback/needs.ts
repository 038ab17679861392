import type { HumanCheck } from '../../platform/providers/human-check/human-check.ts';
import type { Captcha } from '../entrance/index.ts';

/** What stands before a message to the operator. */
export type FeedbackNeeds = { humanCheck: HumanCheck; captcha: Pick<Captcha, 'verify'> };
