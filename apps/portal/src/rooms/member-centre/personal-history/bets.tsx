import { LOTTERY_VENDOR } from '@pelita/contract';
import { Optional } from '@pelita/ui/optional';
import BetsRoom from '../../../features/records/bets-room.tsx';
import { lazyPart } from '../../../shared/parts/load-part.ts';

/** The bets, where one on a lottery is explained by the rules that settled it. */
export default function Bets() {
  return (
    <BetsRoom
      roundOf={({ betId, vendor }) =>
        vendor === LOTTERY_VENDOR ? (
          <Optional>
            <ExplainedOrder orderId={betId.slice(betId.indexOf('~') + 1)} />
          </Optional>
        ) : null
      }
    />
  );
}

const ExplainedOrder = lazyPart({
  component: () => import('../../../features/lottery/bets/explained-order.tsx'),
  texts: ['betting'],
});
