import { type Call, type CallRequest, type CallValue, Refusal, sessionAsked } from '@pelita/contract';
import type { Binding } from '../../platform/http/binding.ts';
import { callerFor } from '../../platform/http/identify-caller.ts';
import { notLoggedIn } from '../../platform/http/not-logged-in.ts';
import { runUseCase } from '../../platform/http/run-use-case.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Ask, PageVisitor } from '../../platform/startup-piece.ts';

/** The use cases of public reading calls, without HTTP, for the pages that the server renders. */
export function askInProcess(bindings: readonly Binding[], platform: Platform): Ask {
  const { database, clock, random } = platform;
  return async <C extends Call>(call: C, input: CallRequest<C>, visitor: PageVisitor): Promise<CallValue<C>> => {
    const binding = bindings.find((candidate) => candidate.call === call || isSame(candidate.call, call));
    if (binding === undefined) throw new Refusal('unknown_path');
    if (sessionAsked(call.who)?.isRequired || call.method !== 'GET') throw notLoggedIn();
    const asking = { ...visitor, userAgent: '', requestId: random.uuid(clock.now()), clientKey: null };
    const caller = callerFor(binding.call, asking, { identified: null, headers: {}, platform });
    const what = {
      params: binding.call.params?.parse(input.params),
      query: binding.call.query?.parse(input.query ?? {}),
      body: undefined,
    };
    return (await runUseCase(binding, caller, what, database)) as CallValue<C>;
  };
}

/** The built renderer carries its own copy of the contract, so calls are known by name. */
function isSame(one: Call, other: Call): boolean {
  return one.method === other.method && one.path === other.path;
}
