import { getHelpCenter, type Call, type CallRequest, type CallValue, type HelpTopic } from '@pelita/contract';

type Send = <C extends Call>(call: C, input: CallRequest<C>) => Promise<CallValue<C>>;
/** The topics, and the language that they are told in. */
export type HelpCenter = { language: string; topics: HelpTopic[] };

export async function helpCenter(send: Send, language: string): Promise<HelpCenter> {
  return { language, topics: (await send(getHelpCenter, { query: { language } })).topics };
}
