import './disputes.css';
import { listDisputes } from '@pelita/contract/office';
import { Moment } from '@pelita/ui/moment';
import type { PageProps } from '@pelita/router';
import { useState } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import type { ListAddress } from '../../shared/lists/list-address.ts';
import { OfficeList } from '../../shared/lists/office-list.tsx';
import { PageFrame } from '../../shared/page/page-frame.tsx';
import { useMovementKind } from '../../shared/players/use-movement-kind.ts';
import { DisputeDialog } from './dispute-dialog.tsx';

/** Movements that players say are wrong; at first those that wait, the longest waiting before the others. */
export default function DisputesPage({ search }: PageProps<ListAddress>) {
  const titles = useText('officePages');
  const kindText = useMovementKind();
  const [opened, setOpened] = useState<string | null>(null);
  const address = Object.keys(search).length > 0 ? search : { state: 'open' };
  return (
    <PageFrame title={titles('disputes')}>
      <OfficeList
        of={listDisputes}
        address={address}
        caption={titles('disputes')}
        hidden={usuallyHidden}
        cells={{
          kind: ({ kind }) => kindText(String(kind)),
          openedAt: ({ id, openedAt }) => (
            <button type="button" className="link" onClick={() => setOpened(String(id))}>
              <Moment at={String(openedAt)} />
            </button>
          ),
        }}
      />
      {opened !== null && <DisputeDialog id={opened} onClose={() => setOpened(null)} />}
    </PageFrame>
  );
}

const usuallyHidden = ['currency'];
