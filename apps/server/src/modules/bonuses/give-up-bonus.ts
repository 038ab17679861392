import { type Brand, type CallAnswer, type CallInput, type giveUpBonus as giveUpCall, Refusal } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import { playerTopic } from '../../platform/events/topics.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import { bonusShape } from './bonus-shape.ts';
import { bonusById, endBonus } from './store.ts';

type Call = typeof giveUpCall;

/** The player's own way out of a bonus: its money goes back, and the next one begins. */
export function giveUpBonus(brand: Brand) {
  return async (tx: Tx, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const { playerId } = who.player;
    const bonus = await bonusById(tx, playerId, body.bonusId);
    if (!bonus) throw new Refusal('bonus_unknown');
    await endBonus(tx, bonus, 'givenUp');
    tx.changed(playerTopic(playerId));
    return bonusShape((await bonusById(tx, playerId, body.bonusId)) ?? bonus, { language: who.language, brand });
  };
}
