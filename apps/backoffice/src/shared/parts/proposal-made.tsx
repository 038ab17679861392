import { Moment } from '@pelita/ui/moment';
import { PageLink } from '../navigation/page-link.tsx';
import { useText } from '../language/use-text.ts';

/** Said instead of "done" where another operator has to decide. */
export function ProposalMade({ expiresAt, onClose }: { expiresAt: string; onClose: () => void }) {
  const text = useText('officeParts');
  return (
    <>
      <p className="dialog-note">
        {text('proposedNote')} {text('expires')} <Moment at={expiresAt} />
      </p>
      <div className="dialog-acts">
        <PageLink to="/approvals" className="button button-quiet" onClick={onClose}>
          {text('toApprovals')}
        </PageLink>
        <button type="button" className="button button-strong" data-takes-focus onClick={onClose}>
          {text('close')}
        </button>
      </div>
    </>
  );
}
