import type { JobHandler } from '../../../platform/module.ts';
import { expiredOffers, moveContract } from '../store.ts';
import { tell } from './tell.ts';

export const expireOffers: JobHandler = {
  name: 'contracts.expire-offers',
  schedule: '*/5 * * * *',
  handle: async (tx) => {
    for (const offer of await expiredOffers(tx)) {
      const expired = await moveContract(tx, offer, { to: 'expired' });
      if (expired) await tell(tx, expired, 'contractExpired', ['upline', 'downline']);
    }
  },
};
