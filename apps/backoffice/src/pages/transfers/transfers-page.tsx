import { listTransfers } from '@pelita/contract/office';
import { nowMs } from '@pelita/client/now';
import type { PageProps } from '@pelita/router';
import { dayIn } from '@pelita/ui/days';
import { useText } from '../../shared/language/use-text.ts';
import type { ListAddress } from '../../shared/lists/list-address.ts';
import { OfficeList } from '../../shared/lists/office-list.tsx';
import { PageFrame } from '../../shared/page/page-frame.tsx';
import { useAccountName } from '../../shared/players/use-account-name.ts';
import { useMovementKind } from '../../shared/players/use-movement-kind.ts';
import { startup } from '../../shared/page/startup.ts';

/** Movements of wallets. Without a player they are those of one day, at first of today. */
export default function TransfersPage({ search }: PageProps<ListAddress>) {
  const titles = useText('officePages');
  const kindText = useMovementKind();
  const accountName = useAccountName();
  const today = dayIn(startup.timeZone, nowMs());
  return (
    <PageFrame title={titles('transfers')}>
      <OfficeList
        of={listTransfers}
        address={search}
        initially={{ atFrom: today, atTo: today }}
        caption={titles('transfers')}
        hidden={usuallyHidden}
        cells={{
          kind: ({ kind }) => kindText(kind as string),
          debitAccount: ({ debitAccount }) => accountName(debitAccount as string),
          creditAccount: ({ creditAccount }) => accountName(creditAccount as string),
        }}
      />
    </PageFrame>
  );
}

const usuallyHidden = ['book', 'source'];
