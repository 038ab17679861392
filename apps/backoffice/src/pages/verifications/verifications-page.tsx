import { listVerifications } from '@pelita/contract/office';
import type { PageProps } from '@pelita/router';
import { useState } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import type { ListAddress } from '../../shared/lists/list-address.ts';
import { OfficeList } from '../../shared/lists/office-list.tsx';
import { PageFrame } from '../../shared/page/page-frame.tsx';
import { CaseDialog } from './case-dialog.tsx';

/** What waits for a decision first, the oldest on top; the number of documents opens the case. */
export default function VerificationsPage({ search }: PageProps<ListAddress>) {
  const titles = useText('officePages');
  const text = useText('officeVerification');
  const [opened, setOpened] = useState<string | null>(null);
  const address = Object.keys(search).length > 0 ? search : { verification: 'waiting', sort: 'sentAt' };
  const documents = (row: { id: string; documents?: unknown }) => (
    <button type="button" className="link" onClick={() => setOpened(row.id)}>
      {text('look', { count: String(row.documents) })}
    </button>
  );
  return (
    <PageFrame title={titles('verifications')}>
      <OfficeList of={listVerifications} address={address} caption={titles('verifications')} cells={{ documents }} />
      {opened !== null && <CaseDialog id={opened} onClose={() => setOpened(null)} />}
    </PageFrame>
  );
}
