import { type AccountType, agentAbilities, type PlayerId, Refusal } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Random } from '../../../platform/random/random.ts';
import { recordAudit } from '../../audit/index.ts';
import { requireRatesWithin } from '../join-tree.ts';
import { type AgentRates, ratesOf } from '../store.ts';
import { insertLink, linkByCode, linksOf, type LinkRow } from './store.ts';
import { stateOfLink } from './use-link.ts';

const OPEN_LINKS_MAXIMUM = 50;
/** Longer than the codes that accounts have for themselves, so that none is taken for the other. */
const CODE_LENGTH = 10;
/** No vowels and nothing that reads like another character. */
const ALPHABET = '23456789BCDFGHJKMNPQRSTVWXZ';

type NewLink = { type: AccountType; rates: AgentRates; days: number; useMaximum: number };

export async function createLink(
  tx: Tx,
  random: Random,
  agent: { playerId: PlayerId; accountType: AccountType },
  { type, rates, days, useMaximum }: NewLink,
): Promise<LinkRow> {
  requireOpens(agent.accountType, type);
  requireRatesWithin(rates, await ratesOf(tx, agent.playerId));
  const open = (await linksOf(tx, agent.playerId)).filter((link) => stateOfLink(link, tx.now) === 'open');
  if (open.length >= OPEN_LINKS_MAXIMUM) throw new Refusal('too_many_invitation_links');
  const code = Array.from(random.bytes(CODE_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  await insertLink(tx, {
    code,
    player_id: agent.playerId,
    account_type: type,
    rebate_millionths: rates.rebateMillionths,
    prize_mode: rates.prizeMode,
    use_maximum: useMaximum,
    expires_at: tx.now.add({ hours: 24 * days }),
  });
  const actor = `player:${agent.playerId}`;
  const after = { code, type, ...rates, days, useMaximum };
  await recordAudit(tx, { actor, action: 'create-invitation-link', subject: actor, after });
  const link = await linkByCode(tx, code);
  if (link === null) throw new Error('a link was not kept');
  return link;
}

export function requireOpens(agentType: AccountType, type: AccountType): void {
  if (!agentAbilities(agentType)?.opens.includes(type)) throw new Refusal('account_type_not_opened');
}
