import * as z from 'zod/mini';
import { call } from '../call.ts';
import { InstantText } from '../shapes.ts';
import { freeText } from '../text.ts';
import { proposal } from './approvals.ts';

/** How a person changes a setting: what its value may be, as far as a field can say it. */
const SettingForm = z.object({
  /** `lines` is a text a line, `data` whatever else there is, as JSON. */
  kind: z.enum(['switch', 'choice', 'number', 'text', 'lines', 'data']),
  choices: z.array(z.union([z.string(), z.number()])),
  minimum: z.nullable(z.number()),
  maximum: z.nullable(z.number()),
  /** It may be nothing at all. */
  isNullable: z.boolean(),
});
export type SettingForm = z.output<typeof SettingForm>;

export const listSettings = call('GET /office/settings', {
  who: { operator: 'siteSettings.see' },
  value: z.object({
    settings: z.array(
      z.object({
        key: z.string(),
        /** Null for a secret, which is never shown. */
        value: z.unknown(),
        default: z.unknown(),
        form: SettingForm,
        isSecret: z.boolean(),
        /** Whether loosening it needs a second operator. */
        isControlled: z.boolean(),
        changedAt: z.nullable(InstantText),
        changedBy: z.nullable(z.string()),
      }),
    ),
  }),
  summary: 'Every setting with its value, its default and who changed it last.',
});

export const putSetting = call('PUT /office/settings/{key}', {
  who: { operator: 'siteSettings.do', withRecentCode: true },
  params: z.object({ key: z.string().check(z.maxLength(100, { error: 'too_long' })) }),
  body: z.strictObject({
    value: z.unknown(),
    /** What the operator saw; a secret is never seen. Where it is another by now, the refusal has it as `current`. */
    seen: z.optional(z.object({ value: z.unknown() })),
    reason: z.optional(freeText(500)),
  }),
  value: proposal(z.object({ key: z.string(), before: z.unknown(), after: z.unknown() })),
  refusals: ['setting_unknown', 'changed_meanwhile', 'proposal_open'],
  summary: 'Changes a setting. Loosening a controlled one needs a second operator, tightening it does not.',
});
