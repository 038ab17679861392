import './vouchers.css';
import { listVoucherBatches } from '@pelita/contract/office';
import { Moment } from '@pelita/ui/moment';
import type { PageProps } from '@pelita/router';
import { useState } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import type { ListAddress } from '../../shared/lists/list-address.ts';
import { OfficeList } from '../../shared/lists/office-list.tsx';
import { PageFrame } from '../../shared/page/page-frame.tsx';
import { useMay } from '../../shared/session/use-operator.ts';
import type { Batch } from './batch.ts';
import { BatchDialog } from './batch-dialog.tsx';
import { IssueDialog } from './issue-dialog.tsx';
import { LastDay } from './last-day.tsx';

/** Batches of voucher codes: one operator proposes, another approves, and the first takes the codes. */
export default function VouchersPage({ search }: PageProps<ListAddress>) {
  const text = useText('officeVouchers');
  const titles = useText('officePages');
  const mayPropose = useMay('vouchers.propose');
  const [isIssuing, setIssuing] = useState(false);
  const [opened, setOpened] = useState<Batch | null>(null);
  return (
    <PageFrame
      title={titles('vouchers')}
      acts={
        mayPropose && (
          <button type="button" className="button button-action" onClick={() => setIssuing(true)}>
            {text('issue')}
          </button>
        )
      }
    >
      <OfficeList
        of={listVoucherBatches}
        address={search}
        caption={titles('vouchers')}
        hidden={usuallyHidden}
        cells={{
          issuedAt: (row) => (
            <button type="button" className="link" onClick={() => setOpened(row as Batch)}>
              <Moment at={(row as Batch).issuedAt} />
            </button>
          ),
          expiresAt: (row) => <LastDay until={(row as Batch).expiresAt} />,
        }}
      />
      {isIssuing && <IssueDialog onClose={() => setIssuing(false)} />}
      {opened && <BatchDialog batch={opened} onClose={() => setOpened(null)} />}
    </PageFrame>
  );
}

const usuallyHidden = ['currency', 'reason'];
