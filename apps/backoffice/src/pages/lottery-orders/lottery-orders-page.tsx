import { listLotteryOrders } from '@pelita/contract/office';
import { nowMs } from '@pelita/client/now';
import type { PageProps } from '@pelita/router';
import { dayIn } from '@pelita/ui/days';
import { useText } from '../../shared/language/use-text.ts';
import type { ListAddress } from '../../shared/lists/list-address.ts';
import type { ListRow } from '../../shared/lists/list-cell.tsx';
import { OfficeList } from '../../shared/lists/office-list.tsx';
import { LotteryName } from '../../shared/lotteries/lottery-name.tsx';
import { PageFrame } from '../../shared/page/page-frame.tsx';
import { startup } from '../../shared/page/startup.ts';

/** Orders on lotteries. Without a player they are those of one day, at first of today. */
export default function LotteryOrdersPage({ search }: PageProps<ListAddress>) {
  const titles = useText('officePages');
  const isNarrow = search['player'] !== undefined || search['atFrom'] !== undefined;
  const today = dayIn(startup.timeZone, nowMs());
  const address = isNarrow ? search : { ...search, atFrom: today, atTo: today };
  return (
    <PageFrame title={titles('lotteryOrders')}>
      <OfficeList
        of={listLotteryOrders}
        address={address}
        caption={titles('lotteryOrders')}
        hidden={usuallyHidden}
        cells={cells}
      />
    </PageFrame>
  );
}

const usuallyHidden = ['book', 'cancelled'];
const cells = { game: ({ game }: ListRow) => <LotteryName code={String(game)} /> };
