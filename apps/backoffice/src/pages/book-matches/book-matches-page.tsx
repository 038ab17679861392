import { listApprovals, listBookMatches, voidBookMatch } from '@pelita/contract/office';
import type { PageProps } from '@pelita/router';
import { useState } from 'react';
import { useAct } from '../../shared/calls/use-act.ts';
import { useText } from '../../shared/language/use-text.ts';
import type { ListAddress } from '../../shared/lists/list-address.ts';
import { OfficeList } from '../../shared/lists/office-list.tsx';
import { PageFrame } from '../../shared/page/page-frame.tsx';
import { ActDialog } from '../../shared/parts/act-dialog.tsx';
import { useMay } from '../../shared/session/use-operator.ts';

type Row = { id: string; match?: unknown; matchState?: unknown };
type Chosen = { id: string; match: string };

/** Matches with their bets; the name of one without a result leads to its void. */
export default function BookMatchesPage({ search }: PageProps<ListAddress>) {
  const titles = useText('officePages');
  const mayVoid = useMay('sports.propose');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const match = (row: Row) =>
    mayVoid && row.matchState === 'open' ? (
      <button type="button" className="link" onClick={() => setChosen({ id: row.id, match: String(row.match) })}>
        {String(row.match)}
      </button>
    ) : (
      String(row.match)
    );
  return (
    <PageFrame title={titles('bookMatches')}>
      <OfficeList of={listBookMatches} address={search} caption={titles('bookMatches')} cells={{ match }} />
      {chosen !== null && <VoidDialog of={chosen} onClose={() => setChosen(null)} />}
    </PageFrame>
  );
}

const changes = [listBookMatches, listApprovals];

function VoidDialog({ of: { id, match }, onClose }: { of: Chosen; onClose: () => void }) {
  const text = useText('officeSports');
  const { act } = useAct(voidBookMatch, changes);
  return (
    <ActDialog
      title={text('voidMatch')}
      confirm={text('voidMatch')}
      isDanger
      reason="required"
      onAct={(reason) => act({ params: { id }, body: { reason } })}
      onClose={onClose}
    >
      <p>{text('voidNote', { match })}</p>
    </ActDialog>
  );
}
