import { Refusal, UuidText } from '@pelita/contract';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../../../platform/platform.ts';
import type { Carrying } from '../../carrying.ts';
import { withdrawalById, type WithdrawalRow } from '../../store.ts';
import { withdrawalShape } from '../../withdrawal-shape.ts';
import { payoutOf, payoutsOf } from '../store.ts';
import { type PayoutAct, payoutActs } from './payout-acts.ts';
import type { SandboxPayouts } from './sandbox-payouts.ts';

type OneAct = { Params: { orderId: string; act: string } };

/**
 * `POST /dev/bank/payout/{orderId}/{act}`: plays the paying bank. It then gives notice, which makes us ask; after `twice` it
 * gives it twice. `return` sends back what was paid. An order that is approved and not sent yet is sent first.
 */
export function sandboxPayoutPages(
  { database }: Pick<Platform, 'database'>,
  bank: SandboxPayouts,
  hear: { carry: Carrying; returns: (id: string) => Promise<void> },
) {
  const find = (id: string) => database.reading((tx) => withdrawalById(tx, id));
  return async (app: FastifyInstance): Promise<void> => {
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
      done(null),
    );
    app.post<OneAct>('/dev/bank/payout/:orderId/:act', async ({ params }) => {
      const act = payoutActs.find((candidate) => candidate === params.act);
      const asked = act && UuidText.safeParse(params.orderId).success ? await find(params.orderId) : null;
      if (!act || !asked) throw new Refusal('payout_unknown');
      const notify = () =>
        act === 'return' ? hear.returns(asked.id) : hear.carry(database, { playerId: asked.player_id, id: asked.id });
      if (asked.state === 'approved') await notify();
      const payoutId = await payoutIdOf(asked.state === 'approved' ? ((await find(asked.id)) ?? asked) : asked, act);
      if (payoutId === null) throw new Refusal('payout_unknown');
      await bank.play(payoutId, act);
      await Promise.all(act === 'twice' ? [notify(), notify()] : [notify()]);
      return { act, ...withdrawalShape((await find(asked.id)) ?? asked) };
    });
  };

  /** What waits, or to be sent back what was paid last. */
  async function payoutIdOf(withdrawal: WithdrawalRow, act: PayoutAct): Promise<string | null> {
    const wanted = act === 'return' ? 'done' : 'open';
    const payouts = await database.reading((tx) => payoutsOf(tx, withdrawal));
    const payout = payouts.findLast(({ state }) => state === wanted);
    return payout ? payoutOf(withdrawal, payout).payoutId : null;
  }
}
