import type { CallAnswer, CallInput } from '@pelita/contract';
import type {
  listOfficeProviders as listCall,
  rotateProviderKey as rotateCall,
  switchOfficeProvider as switchCall,
} from '@pelita/contract/office';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Controlled, Deciders } from '../../approvals/index.ts';
import type { Lobby } from '../needs.ts';
import { keyFingerprint } from './public-key.ts';
import { rotateKey } from './rotate-key.ts';
import { allProviders, lockOutsideProvider, type ProviderRow } from './store.ts';
import { switchProvider } from './switch-provider.ts';

/** Providers as operators see and change them; the rules are those of the command line. */

type List = typeof listCall;
type Switch = typeof switchCall;
type Rotate = typeof rotateCall;

export function listForOperators({ countGames }: Pick<Lobby, 'countGames'>) {
  return async (tx: Tx): Promise<CallAnswer<List>> => {
    const games = await countGames(tx);
    return {
      providers: (await allProviders(tx)).map((row) => ({
        code: row.code,
        name: row.name,
        isEnabled: row.is_enabled,
        games: games.get(row.code) ?? 0,
        launchUrl: row.launch_url,
        keyFingerprint: keyFingerprint(row.public_key_pem),
        oldKeyUntil: holdsStill(row, tx.now) ? row.previous_key_until.toString() : null,
      })),
    };
  };
}

export function switchByOperator(lobby: Pick<Lobby, 'showVendor'>) {
  const turn = switchProvider(lobby);
  return async (tx: Tx, who: CallerOf<Switch>, { params, body }: CallInput<Switch>): Promise<CallAnswer<Switch>> => {
    const actor = `operator:${who.operator.operatorId}`;
    await turn(tx, params.code, { ...body, actor });
    return { done: true };
  };
}

/** Whoever holds the key can pay out wins, so two operators decide on it, whichever way it changes. */
export const rotateByOperators: Controlled<Rotate> = {
  approve: 'providerKeys.approve',
  subject: ({ params }) => `provider:${params.code}`,
  reason: ({ body }) => body.reason,
  needsSecond: async () => true,
  basis: async (tx: Tx, { params }: CallInput<Rotate>) =>
    keyFingerprint((await lockOutsideProvider(tx, params.code)).public_key_pem),

  async perform(tx: Tx, { proposedBy, approvedBy }: Deciders, { params, body }: CallInput<Rotate>) {
    const { publicKeyPem, keepOldHours, reason } = body;
    const by = { actor: `operator:${proposedBy}`, note: { reason, approvedBy } };
    const { before, after, oldUntil } = await rotateKey(tx, { code: params.code, publicKeyPem, keepOldHours, by });
    return {
      before: keyFingerprint(before),
      after: keyFingerprint(after),
      oldKeyUntil: oldUntil?.toString() ?? null,
    };
  },
};

function holdsStill(
  row: ProviderRow,
  now: Temporal.Instant,
): row is ProviderRow & { previous_key_until: Temporal.Instant } {
  return row.previous_key_until !== null && Temporal.Instant.compare(row.previous_key_until, now) > 0;
}
