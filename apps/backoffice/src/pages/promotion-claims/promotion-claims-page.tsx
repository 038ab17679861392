import { listPromotionClaims } from '@pelita/contract/office';
import type { PageProps } from '@pelita/router';
import { useState } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import type { ListAddress } from '../../shared/lists/list-address.ts';
import { OfficeList } from '../../shared/lists/office-list.tsx';
import { PageFrame } from '../../shared/page/page-frame.tsx';
import { ClaimDialog } from './claim-dialog.tsx';

/** What waits for a decision first, the oldest on top; the name of the promotion opens the application. */
export default function PromotionClaimsPage({ search }: PageProps<ListAddress>) {
  const titles = useText('officePages');
  const [opened, setOpened] = useState<string | null>(null);
  const address = Object.keys(search).length > 0 ? search : { state: 'applying', sort: 'askedAt' };
  const promotion = (row: { id: string; promotion?: unknown }) => (
    <button type="button" className="link" onClick={() => setOpened(row.id)}>
      {String(row.promotion)}
    </button>
  );
  return (
    <PageFrame title={titles('promotionClaims')}>
      <OfficeList
        of={listPromotionClaims}
        address={address}
        caption={titles('promotionClaims')}
        hidden={['currency']}
        cells={{ promotion }}
      />
      {opened !== null && <ClaimDialog id={opened} onClose={() => setOpened(null)} />}
    </PageFrame>
  );
}
