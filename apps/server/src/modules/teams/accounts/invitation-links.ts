import {
  type CallAnswer,
  type CallInput,
  type createInvitationLink as createCall,
  type endInvitationLink as endCall,
  type listInvitationLinks as listCall,
  percentFromMillionths,
  Refusal,
} from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createLink, endLink, type LinkRow, linksOfAgent, stateOfLink } from '../../agents/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { wantedRates } from './wanted-rates.ts';

export async function listInvitationLinks(
  tx: Tx,
  who: CallerOf<typeof listCall>,
): Promise<CallAnswer<typeof listCall>> {
  return { links: (await linksOfAgent(tx, who.player.playerId)).map((link) => linkShape(link, tx.now)) };
}

export function createInvitationLink({ random }: Pick<Platform, 'random'>) {
  return async (
    tx: Tx,
    who: CallerOf<typeof createCall>,
    { body }: CallInput<typeof createCall>,
  ): Promise<CallAnswer<typeof createCall>> => {
    const { type, days, useMaximum } = body;
    const link = await createLink(tx, random, who.player, { type, days, useMaximum, rates: wantedRates(body) });
    return linkShape(link, tx.now);
  };
}

export async function endInvitationLink(
  tx: Tx,
  who: CallerOf<typeof endCall>,
  { body }: CallInput<typeof endCall>,
): Promise<CallAnswer<typeof endCall>> {
  const { playerId } = who.player;
  if (!(await endLink(tx, playerId, body.code))) throw new Refusal('invitation_link_unknown');
  const actor = `player:${playerId}`;
  await recordAudit(tx, { actor, action: 'end-invitation-link', subject: actor, after: { code: body.code } });
  return { done: true };
}

function linkShape(link: LinkRow, now: Temporal.Instant): CallAnswer<typeof createCall> {
  return {
    code: link.code,
    type: link.account_type,
    rebate: percentFromMillionths(link.rebate_millionths),
    prizeMode: link.prize_mode,
    uses: link.uses,
    useMaximum: link.use_maximum,
    createdAt: link.created_at.toString(),
    expiresAt: link.expires_at.toString(),
    state: stateOfLink(link, now),
  };
}
