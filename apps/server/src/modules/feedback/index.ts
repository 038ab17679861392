/**
 * What visitors and players write to the operator. A message is kept as a row with its pictures beside it; nothing of it
 * is ever shown on a page of the portal or written to the log, which only counts. Operators read it in the back office, take it,
 * answer a player in the message centre and close it; `npm run feedback` reads it too. A human check comes before every
 * message, a captcha too where the brand wants one, and pictures are taken only when their bytes are a whole PNG or JPEG.
 */
import * as office from '@pelita/contract/office';
import { serveList } from '../../platform/lists/served-list.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { bind, bindLong, bindReading } from '../../platform/http/binding.ts';
import { sendFeedback as sendFeedbackCall } from '@pelita/contract';
import { altchaHumanCheck } from '../../platform/providers/human-check/altcha.ts';
import type { FeedbackNeeds } from './needs.ts';
import { closeFeedback, reply, takeFeedback } from './operators/answer-feedback.ts';
import { getFeedback, getPicture, revealContact } from './operators/read-feedback.ts';
import { prunePictures } from './prune-pictures.ts';
import { sendFeedback } from './send-feedback.ts';

export { feedbackPictures, listFeedback } from './list-feedback.ts';
export { messageText } from './message-text.ts';
export type { FeedbackNeeds };
export { waitingFeedback } from './waiting.ts';

export function feedbackModule(platform: Platform, { captcha }: Pick<FeedbackNeeds, 'captcha'>): Module {
  const humanCheck = altchaHumanCheck(platform);
  return {
    name: 'feedback',
    bindings: [bindLong(sendFeedbackCall, sendFeedback(platform, { humanCheck, captcha }))],
    officeBindings: [
      bindReading(office.getOfficeFeedback, getFeedback),
      bindLong(office.getFeedbackPicture, getPicture(platform)),
      bind(office.takeFeedback, takeFeedback),
      bind(office.replyToFeedback, reply),
      bind(office.closeFeedback, closeFeedback),
      bind(office.revealFeedbackContact, revealContact),
    ],
    lists: [serveList(office.listOfficeFeedback, 'office_feedback')],
    jobs: [prunePictures(platform)],
  };
}
