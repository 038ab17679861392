import * as z from 'zod';
import { feature, setting } from '../../platform/settings/setting.ts';

export const feedbackSettings = {
  picturesKeptDays: setting('feedback.picturesKeptDays', z.int().min(1).max(3_650), 180),
  captcha: feature('features.feedbackCaptcha', 'FEEDBACKCAPTCHA3', false),
};
