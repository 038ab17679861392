import type { ErrorTexts } from '../../../error-texts.ts';

export const bundles = ['server'] as const;

export const risk = {
  risk_case_unknown: 'This case does not exist.',
  risk_case_closed: 'This case is closed.',
  risk_not_contacted: 'The player has not been written to in this case yet. Please send the message first.',
  risk_message_recent: 'The player has had this message within the last day.',
} as const satisfies ErrorTexts<'risk'>;
