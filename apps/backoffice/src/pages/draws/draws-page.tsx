import { listOfficeDraws } from '@pelita/contract/office';
import { nowMs } from '@pelita/client/now';
import type { PageProps } from '@pelita/router';
import { dayIn } from '@pelita/ui/days';
import { useText } from '../../shared/language/use-text.ts';
import type { ListAddress } from '../../shared/lists/list-address.ts';
import type { ListRow } from '../../shared/lists/list-cell.tsx';
import { OfficeList } from '../../shared/lists/office-list.tsx';
import { LotteryName } from '../../shared/lotteries/lottery-name.tsx';
import { PageLink } from '../../shared/navigation/page-link.tsx';
import { PageFrame } from '../../shared/page/page-frame.tsx';
import { startup } from '../../shared/page/startup.ts';

/** Draws that were, are and come, at first those of today. */
export default function DrawsPage({ search }: PageProps<ListAddress>) {
  const titles = useText('officePages');
  const today = dayIn(startup.timeZone, nowMs());
  const isNarrow = Object.keys(search).some((name) => name !== 'sort');
  const address = isNarrow ? search : { ...search, drawsAtFrom: today, drawsAtTo: today };
  return (
    <PageFrame title={titles('draws')}>
      <OfficeList
        of={listOfficeDraws}
        address={address}
        caption={titles('draws')}
        hidden={usuallyHidden}
        cells={cells}
      />
    </PageFrame>
  );
}

const usuallyHidden = ['closesAt', 'revision'];
const cells = { game: ({ game }: ListRow) => <LotteryName code={String(game)} />, drawNo: drawLink };

function drawLink({ id, drawNo }: ListRow) {
  return (
    <PageLink to="/draw" search={{ id }} className="link">
      {String(drawNo)}
    </PageLink>
  );
}
