import * as z from 'zod/mini';
import { call } from './call.ts';

export const HelpTopic = z.object({
  /** What stands behind the # of its address. */
  anchor: z.string(),
  title: z.string(),
  /** HTML, sanitised on the server: what stands before the first question. */
  content: z.string(),
  /** Questions with their answers; the answer is sanitised HTML. */
  entries: z.array(z.object({ anchor: z.string(), title: z.string(), content: z.string() })),
});
export type HelpTopic = z.output<typeof HelpTopic>;

export const getHelpCenter = call('GET /wps/system/helpCenter', {
  who: 'visitor',
  query: z.object({ language: z.optional(z.string().check(z.maxLength(8))) }),
  value: z.object({ topics: z.array(HelpTopic) }),
  summary: 'The help centre: topics in their order, each with its questions, in the language of the caller.',
});
