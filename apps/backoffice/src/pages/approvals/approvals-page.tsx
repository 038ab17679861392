import './approvals.css';
import { listApprovals } from '@pelita/contract/office';
import type { PageProps } from '@pelita/router';
import { useRouter } from '@pelita/router/react';
import { Tabs } from '@pelita/ui/tabs';
import { useAnswer } from '../../shared/calls/use-answer.ts';
import { useText } from '../../shared/language/use-text.ts';
import { PageFrame } from '../../shared/page/page-frame.tsx';
import { useOperator } from '../../shared/session/use-operator.ts';
import { Loaded } from '../../shared/state/loaded.tsx';
import { ApprovalCard } from './approval-card.tsx';
import type { Approval } from './approval.ts';

const views = ['toDecide', 'mine', 'waiting', 'ended'] as const;
type View = (typeof views)[number];

const ASKED_EVERY_SECONDS = 15;

/** What waits for this operator's decision, what they have proposed, what waits for others, and what has ended. */
export default function ApprovalsPage({ search: { show } }: PageProps<{ show?: string }>) {
  const text = useText('officeApprovals');
  const titles = useText('officePages');
  const router = useRouter();
  const { username } = useOperator();
  const shown: View = views.find((view) => view === show) ?? 'toDecide';
  const open = useAnswer(listApprovals, { query: { state: 'open' } }, { everySeconds: ASKED_EVERY_SECONDS });
  const ended = useAnswer(listApprovals, { query: { state: 'ended' } }, { isAsked: shown === 'ended' });
  const inView = (approvals: readonly Approval[], view: View) =>
    approvals.filter((approval) => view === 'ended' || viewOf(approval, username) === view);
  const countOf = (view: View): { count?: number } =>
    open.data === undefined || view === 'ended' ? {} : { count: inView(open.data.approvals, view).length };
  return (
    <PageFrame title={titles('approvals')}>
      <Tabs
        label={titles('approvals')}
        tabs={views.map((name) => ({ name, label: text(name), ...countOf(name) }))}
        shown={shown}
        onShow={(view) => void router.navigate({ search: { show: view }, replace: true, keepScroll: true })}
      >
        <Loaded of={shown === 'ended' ? ended : open}>
          {({ approvals }) => <Cards view={shown} approvals={inView(approvals, shown)} />}
        </Loaded>
      </Tabs>
    </PageFrame>
  );
}

function viewOf({ proposedBy, whyNoVote }: Approval, username: string): View {
  if (whyNoVote === null) return 'toDecide';
  return proposedBy === username ? 'mine' : 'waiting';
}

const none = { toDecide: 'noneToDecide', mine: 'noneMine', waiting: 'noneWaiting', ended: 'noneEnded' } as const;

function Cards({ view, approvals }: { view: View; approvals: readonly Approval[] }) {
  const text = useText('officeApprovals');
  if (approvals.length === 0) return <p className="text-muted">{text(none[view])}</p>;
  return (
    <ul className="approvals">
      {approvals.map((approval) => (
        <li key={approval.id}>
          <ApprovalCard approval={approval} />
        </li>
      ))}
    </ul>
  );
}
