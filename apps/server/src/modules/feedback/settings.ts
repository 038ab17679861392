import * as z from 'zod';
import { feature, setting } from '../../platform/settings/setting.ts';

export const feedbackSettings = {
  picturesKeptDays: setting(
    'feedback.picturesKeptDays',
    z.int().min(1).max(3_650),
    180,
    'How many days the pictures of a message are kept; its words stay.',
  ),
  captcha: feature(
    'features.feedbackCaptcha',
    'FEEDBACKCAPTCHA3',
    false,
    'A message to the operator needs the digits of a picture, beside the human check.',
  ),
};
