import {
  approveProposal,
  declineProposal,
  getPlayer,
  listApprovals,
  listOperators,
  listSettings,
  withdrawProposal,
} from '@pelita/contract/office';
import { useState } from 'react';
import { useAct } from '../../shared/calls/use-act.ts';
import { useText } from '../../shared/language/use-text.ts';
import { ActDialog } from '../../shared/parts/act-dialog.tsx';
import type { Approval } from './approval.ts';
import { Content } from './content.tsx';

type Act = 'approve' | 'decline' | 'withdraw';

/** What an approved proposal may have changed. */
const changes = [listApprovals, listSettings, listOperators, getPlayer];

export function ApprovalActs({ approval, isOwn }: { approval: Approval; isOwn: boolean }) {
  const text = useText('officeApprovals');
  const [asked, setAsked] = useState<Act | null>(null);
  const offered: Act[] = isOwn ? ['withdraw'] : approval.whyNoVote === null ? ['approve', 'decline'] : [];
  return (
    <>
      {offered.map((name) => (
        <button
          key={name}
          type="button"
          className={`button ${name === 'approve' ? 'button-action' : 'button-quiet'}`}
          onClick={() => setAsked(name)}
        >
          {text(name)}
        </button>
      ))}
      {asked && <VoteDialog name={asked} approval={approval} onClose={() => setAsked(null)} />}
    </>
  );
}

function VoteDialog({ name, approval, onClose }: { name: Act; approval: Approval; onClose: () => void }) {
  const text = useText('officeApprovals');
  const approve = useAct(approveProposal, changes);
  const decline = useAct(declineProposal, changes);
  const withdraw = useAct(withdrawProposal, changes);
  const { id, inputHash } = approval;
  const act = () => {
    if (name === 'withdraw') return withdraw.act({ params: { id }, body: {} });
    // The hash of what stands here: should the content be another, the vote is refused.
    return (name === 'approve' ? approve : decline).act({ params: { id }, body: { inputHash } });
  };
  return (
    <ActDialog title={text(name)} confirm={text(name)} isDanger={name === 'decline'} onAct={act} onClose={onClose}>
      <p>{text(`${name}Note`, { name: approval.proposedBy })}</p>
      <Content title={text('preview')} values={approval.preview} />
    </ActDialog>
  );
}
