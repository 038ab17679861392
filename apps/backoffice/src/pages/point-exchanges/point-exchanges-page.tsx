import { listPointExchanges } from '@pelita/contract/office';
import type { PageProps } from '@pelita/router';
import { useState } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import type { ListAddress } from '../../shared/lists/list-address.ts';
import { OfficeList } from '../../shared/lists/office-list.tsx';
import { PageFrame } from '../../shared/page/page-frame.tsx';
import { useMay } from '../../shared/session/use-operator.ts';
import { ExchangeDialog } from './exchange-dialog.tsx';

/** What waits to be sent first; the number opens the exchange with its address. */
export default function PointExchangesPage({ search }: PageProps<ListAddress>) {
  const titles = useText('officePages');
  const mayDecide = useMay('points.decide');
  const [opened, setOpened] = useState<string | null>(null);
  const address = Object.keys(search).length > 0 ? search : { state: 'pending', sort: 'askedAt' };
  const number = (row: { id: string; number?: unknown }) => (
    <button type="button" className="link" onClick={() => setOpened(row.id)}>
      {String(row.number)}
    </button>
  );
  return (
    <PageFrame title={titles('pointExchanges')}>
      <OfficeList
        of={listPointExchanges}
        address={address}
        caption={titles('pointExchanges')}
        hidden={['quantity', 'currency']}
        cells={mayDecide ? { number } : {}}
      />
      {opened !== null && <ExchangeDialog id={opened} onClose={() => setOpened(null)} />}
    </PageFrame>
  );
}
