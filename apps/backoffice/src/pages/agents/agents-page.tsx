import { listAgents } from '@pelita/contract/office';
import type { PageProps } from '@pelita/router';
import { useState } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import type { ListAddress } from '../../shared/lists/list-address.ts';
import { OfficeList } from '../../shared/lists/office-list.tsx';
import { PageFrame } from '../../shared/page/page-frame.tsx';
import { useMay } from '../../shared/session/use-operator.ts';
import { MoveDialog } from './move-dialog.tsx';

type Account = { player: { id: string; name: string }; members: number };

/** OPS-09: the tree by name, by upline and by type; a branch is moved from the account at its head. */
export default function AgentsPage({ search }: PageProps<ListAddress>) {
  const titles = useText('officePages');
  const text = useText('officeAgents');
  const mayMove = useMay('agents.propose');
  const [moved, setMoved] = useState<Account['player'] | null>(null);
  const cells = {
    members: (row: unknown) => {
      const { player, members } = row as Account;
      return (
        <button type="button" className="link" onClick={() => setMoved(player)}>
          {text('moveOf', { count: String(members) })}
        </button>
      );
    },
  };
  return (
    <PageFrame title={titles('agents')}>
      <OfficeList of={listAgents} address={search} caption={titles('agents')} cells={mayMove ? cells : {}} />
      {moved && <MoveDialog account={moved} onClose={() => setMoved(null)} />}
    </PageFrame>
  );
}
