import { type Audience, sessionAsked } from '@pelita/contract';
import type { Principal } from '../platform/principals/principal.ts';

/** Nothing boots while a call, or the stream, asks for sessions of a kind that is not served. */
export function requirePrincipals(
  asking: readonly { path: string; who: Audience }[],
  principals: readonly Pick<Principal, 'kind'>[],
): void {
  const served = new Set<string>(principals.map(({ kind }) => kind));
  const faults = asking.flatMap(({ path, who }) => {
    const asked = sessionAsked(who);
    return asked === null || served.has(asked.kind) ? [] : [`${path} asks for a session of the kind ${asked.kind}`];
  });
  if (faults.length > 0) throw new Error(`Principals are missing:\n  ${faults.join('\n  ')}`);
}
