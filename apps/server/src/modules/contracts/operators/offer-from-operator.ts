import type { CallAnswer, CallInput } from '@pelita/contract';
import type { offerAgentContract } from '@pelita/contract/office';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { recordAudit } from '../../audit/index.ts';
import { offerContract } from '../agreement/offer-contract.ts';
import type { RunParts } from '../runs/compute-run.ts';

type Call = typeof offerAgentContract;

/** OPS-09: what the operator pays an agent at the top. The agent accepts it as any other offer. */
export function offerFromOperator(parts: RunParts) {
  return async (tx: Tx, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const actor = `operator:${who.operator.operatorId}`;
    const { account, period, reason, family } = body;
    const offer = family === 'realtime' ? body.rates : { tiers: body.tiers };
    const offered = await offerContract(
      tx,
      parts,
      { uplineId: null, offeredBy: actor },
      { family, account, period, offer },
    );
    const subject = `player:${offered.player_id}`;
    await recordAudit(tx, {
      actor,
      action: 'offer-agent-contract',
      subject,
      after: { ...offer, family, period },
      reason,
    });
    return { contractId: offered.id };
  };
}
