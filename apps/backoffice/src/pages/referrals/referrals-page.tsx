import type { CallValue } from '@pelita/contract';
import { listReferrals, refuseReferral, releaseReferral } from '@pelita/contract/office';
import type { PageProps } from '@pelita/router';
import { useState } from 'react';
import { useAct } from '../../shared/calls/use-act.ts';
import { useText } from '../../shared/language/use-text.ts';
import type { ListAddress } from '../../shared/lists/list-address.ts';
import { OfficeList } from '../../shared/lists/office-list.tsx';
import { PageFrame } from '../../shared/page/page-frame.tsx';
import { ActDialog } from '../../shared/parts/act-dialog.tsx';
import { useMay } from '../../shared/session/use-operator.ts';

type Row = CallValue<typeof listReferrals>['rows'][number];
type Decision = { row: Row; act: 'release' | 'refuse' };

/** What is held first; each is decided once, with a reason. */
export default function ReferralsPage({ search }: PageProps<ListAddress>) {
  const titles = useText('officePages');
  const text = useText('officeReferrals');
  const mayDecide = useMay('referral.decide');
  const [asked, setAsked] = useState<Decision | null>(null);
  const address = Object.keys(search).length > 0 ? search : { state: 'held', sort: 'foundAt' };
  const acts = (row: Row) =>
    row.state === 'held' ? (
      <span className="flex flex-wrap gap-2">
        {row.friend}
        {(['release', 'refuse'] as const).map((act) => (
          <button key={act} type="button" className="link" onClick={() => setAsked({ row, act })}>
            {text(act)}
          </button>
        ))}
      </span>
    ) : (
      row.friend
    );
  return (
    <PageFrame title={titles('referrals')}>
      <OfficeList
        of={listReferrals}
        address={address}
        caption={titles('referrals')}
        hidden={['currency']}
        cells={mayDecide ? { friend: acts as never } : {}}
      />
      {asked && <DecideDialog {...asked} onClose={() => setAsked(null)} />}
    </PageFrame>
  );
}

function DecideDialog({ row, act: name, onClose }: Decision & { onClose: () => void }) {
  const text = useText('officeReferrals');
  const { act } = useAct(name === 'release' ? releaseReferral : refuseReferral, [listReferrals]);
  const player = row.player.name;
  return (
    <ActDialog
      title={text('decideOf', { player, friend: row.friend })}
      confirm={text(name)}
      isDanger={name === 'refuse'}
      reason="required"
      onAct={(reason) => act({ params: { id: row.id }, body: { reason } })}
      onClose={onClose}
    >
      <p>{text('sharedNote', { shared: row.shared })}</p>
      <p>{text(`${name}Note`, { player })}</p>
    </ActDialog>
  );
}
