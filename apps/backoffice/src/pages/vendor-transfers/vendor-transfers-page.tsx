import { listVendorTransfers, openTransferStates } from '@pelita/contract/office';
import type { PageProps } from '@pelita/router';
import { useText } from '../../shared/language/use-text.ts';
import type { ListAddress } from '../../shared/lists/list-address.ts';
import type { ListRow } from '../../shared/lists/list-cell.tsx';
import { OfficeList } from '../../shared/lists/office-list.tsx';
import { PageFrame } from '../../shared/page/page-frame.tsx';
import { useMay } from '../../shared/session/use-operator.ts';
import { AskButton } from './ask-button.tsx';
import { TransferState } from './transfer-state.tsx';
import type { VendorTransfer } from './vendor-transfer.ts';

const FETCHED_EVERY_SECONDS = 30;

/** Money on its way to or from vendors: at first what has no end yet, the job's next turn beside it. */
export default function VendorTransfersPage({ search }: PageProps<ListAddress>) {
  const text = useText('officeVendorTransfers');
  const titles = useText('officePages');
  const mayAsk = useMay('vendorTransfers.do');
  return (
    <PageFrame title={titles('vendorTransfers')}>
      <p className="text-muted">{text('note')}</p>
      <OfficeList
        of={listVendorTransfers}
        address={search}
        initially={open}
        everySeconds={FETCHED_EVERY_SECONDS}
        caption={titles('vendorTransfers')}
        hidden={usuallyHidden}
        cells={cells}
        acts={
          mayAsk ? { head: text('act'), cell: (row) => <AskButton of={row as ListRow & VendorTransfer} /> } : undefined
        }
      />
    </PageFrame>
  );
}

const open = { state: openTransferStates.join(','), sort: 'requestedAt' };
const usuallyHidden = ['endedAt'];
const cells = { state: (row: ListRow) => <TransferState state={row['state'] as VendorTransfer['state']} /> };
