import './agents.css';
import { listAgents } from '@pelita/contract/office';
import type { PageProps } from '@pelita/router';
import { useState } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import type { ListAddress } from '../../shared/lists/list-address.ts';
import { OfficeList } from '../../shared/lists/office-list.tsx';
import { PageFrame } from '../../shared/page/page-frame.tsx';
import { useMay } from '../../shared/session/use-operator.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';

type Account = { player: { id: string; name: string }; members: number };

/** OPS-09: the tree by name, by upline and by type; a branch is moved, and an income corrected, from the account at its head. */
export default function AgentsPage({ search }: PageProps<ListAddress>) {
  const titles = useText('officePages');
  const text = useText('officeAgents');
  const mayMove = useMay('agents.propose');
  const mayCorrect = useMay('corrections.propose');
  const [corrected, setCorrected] = useState<Account['player'] | null>(null);
  const [moved, setMoved] = useState<Account['player'] | null>(null);
  const cells = {
    members: (row: unknown) => {
      const { player, members } = row as Account;
      return (
        <span className="agent-acts">
          {mayMove && (
            <button type="button" className="link" onClick={() => setMoved(player)}>
              {text('moveOf', { count: String(members) })}
            </button>
          )}
          {mayCorrect && (
            <button type="button" className="link" onClick={() => setCorrected(player)}>
              {text('correctIt')}
            </button>
          )}
        </span>
      );
    },
  };
  return (
    <PageFrame title={titles('agents')}>
      <OfficeList
        of={listAgents}
        address={search}
        caption={titles('agents')}
        cells={mayMove || mayCorrect ? cells : {}}
      />
      {corrected && <CorrectDialog account={corrected} onClose={() => setCorrected(null)} />}
      {moved && <MoveDialog account={moved} onClose={() => setMoved(null)} />}
    </PageFrame>
  );
}
