import { type SocialProvider, socialProviders } from '@pelita/contract';
import { CallFailure } from '@pelita/client/failure';

const problems = ['cancelled', 'failed', 'expired', 'unreachable'] as const;

/** With what somebody comes back from an identity provider: behind the hash sign, where no server and no log sees it. */
export type SocialArrival = { ticket: string } | { problem: (typeof problems)[number]; provider: SocialProvider };

export function socialArrivalIn(hash: string): SocialArrival | null {
  const ticket = /^#social=([\w-]{43})$/.exec(hash)?.[1];
  if (ticket !== undefined) return { ticket };
  const [, from, word] = /^#social-problem=([a-z]+)-([a-z]+)$/.exec(hash) ?? [];
  const provider = socialProviders.find((one) => one === from);
  const problem = problems.find((one) => one === word);
  return provider && problem ? { provider, problem } : null;
}

/** Once it is read, nothing of it should stand in an address. */
export function forgetHash(): void {
  if (!/^#(reset|social|social-problem)=/.test(location.hash)) return;
  history.replaceState(history.state, '', location.pathname + location.search);
}

/** What whoever is linked to no member yet may choose with. */
export type SocialChoice = { socialToken: string; provider: SocialProvider; name: string; isMailKnown: boolean };

/** The choice that a refused ticket names; null for any other failure. */
export function socialChoiceOf(failure: unknown): SocialChoice | null {
  if (!(failure instanceof CallFailure) || failure.code !== 'social_account_unlinked') return null;
  const { socialToken, provider: named, name, isMailKnown } = failure.extra;
  const provider = socialProviders.find((one) => one === named);
  if (typeof socialToken !== 'string' || !provider) return null;
  return { socialToken, provider, name: typeof name === 'string' ? name : '', isMailKnown: isMailKnown === true };
}
