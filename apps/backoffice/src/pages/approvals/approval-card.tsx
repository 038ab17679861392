import { Moment } from '@pelita/ui/moment';
import { StateBadge, type Tone } from '@pelita/ui/state-badge';
import { useText } from '../../shared/language/use-text.ts';
import { PageLink } from '../../shared/navigation/page-link.tsx';
import { Panel } from '../../shared/parts/panel.tsx';
import { useOperator } from '../../shared/session/use-operator.ts';
import { ApprovalActs } from './approval-acts.tsx';
import { type Approval, kinds } from './approval.ts';
import { Content } from './content.tsx';

const tones: Record<Approval['state'], Tone> = {
  open: 'waiting',
  executed: 'done',
  rejected: 'failed',
  withdrawn: 'neutral',
  expired: 'neutral',
  void: 'failed',
};

/** One proposal whole: what happens, why, who, until when, and under which hash a vote counts for it. */
export function ApprovalCard({ approval }: { approval: Approval }) {
  const text = useText('officeApprovals');
  const { kind, state, reason, inputHash, proposedBy, proposedAt, votes, refusal } = approval;
  const known = `kind_${kinds[kind] ?? ''}` as 'kind_adjustBalance';
  return (
    <Panel
      title={text.has(known) ? text(known) : kind}
      end={<StateBadge isTag tone={tones[state]} label={text(`state_${state}`)} />}
    >
      <p className="approval-about">
        <span>
          {text('proposedBy', { name: proposedBy })} · <Moment at={proposedAt} />
        </span>
        <Until approval={approval} />
        <Subject subject={approval.subject} />
      </p>
      <Content title={text('preview')} values={approval.preview} />
      <details>
        <summary>{text('input')}</summary>
        <Content title={text('input')} values={approval.input} />
      </details>
      {reason !== '' && (
        <blockquote className="approval-reason" aria-label={text('reason')}>
          {reason}
        </blockquote>
      )}
      {votes.map(({ operator, vote, at }) => (
        <p key={`${operator} ${at}`}>
          {text(`vote_${vote}`, { name: operator })} · <Moment at={at} />
        </p>
      ))}
      {refusal !== null && <p>{text('voidNote', { code: refusal })}</p>}
      <p className="approval-hash" title={inputHash}>
        {text('hash', { hash: inputHash.slice(0, 12) })}
      </p>
      {state === 'open' && <Decision approval={approval} />}
    </Panel>
  );
}

function Until({ approval: { endedAt, expiresAt } }: { approval: Approval }) {
  const text = useText('officeApprovals');
  return (
    <span>
      {endedAt === null ? text('expires') : text('ended_at')} <Moment at={endedAt ?? expiresAt} />
    </span>
  );
}

function Subject({ subject }: { subject: string }) {
  const text = useText('officeApprovals');
  const [what = '', id = ''] = subject.split(':');
  if (what !== 'player' && what !== 'withdrawal') return null;
  return (
    <PageLink to={what === 'player' ? '/player' : '/withdrawals'} search={{ id }} className="link">
      {text(what)}
    </PageLink>
  );
}

/** The buttons, or in one sentence why there are none. */
function Decision({ approval }: { approval: Approval }) {
  const text = useText('officeApprovals');
  const { username } = useOperator();
  return (
    <div className="approval-decision">
      {approval.whyNoVote !== null && <p className="text-muted">{text(`why_${approval.whyNoVote}`)}</p>}
      <ApprovalActs approval={approval} isOwn={approval.proposedBy === username} />
    </div>
  );
}
