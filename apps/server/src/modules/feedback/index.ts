/**
 * What visitors and players write to the operator. A message is kept as a row with its pictures beside it; nothing of it
 * is ever shown on a page or written to the log, which only counts. Until there is a back office, the operator reads them
 * by `npm run feedback`. A human check stands before every message, a captcha too where the brand wants one, and pictures
 * are taken only when their bytes are a whole PNG or JPEG and nothing else.
 */
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { bindLong } from '../../platform/http/binding.ts';
import { sendFeedback as sendFeedbackCall } from '@pelita/contract';
import { altchaHumanCheck } from '../../platform/providers/human-check/altcha.ts';
import type { FeedbackNeeds } from './needs.ts';
import { prunePictures } from './prune-pictures.ts';
import { sendFeedback } from './send-feedback.ts';

export { feedbackPictures, listFeedback } from './list-feedback.ts';
export { messageText } from './message-text.ts';
export type { FeedbackNeeds };

export function feedbackModule(platform: Platform, { captcha }: Pick<FeedbackNeeds, 'captcha'>): Module {
  const humanCheck = altchaHumanCheck(platform);
  return {
    name: 'feedback',
    bindings: [bindLong(sendFeedbackCall, sendFeedback(platform, { humanCheck, captcha }))],
    jobs: [prunePictures(platform)],
  };
}
