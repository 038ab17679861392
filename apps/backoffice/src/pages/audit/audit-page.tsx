import './audit.css';
import { auditActions, listAuditEntries } from '@pelita/contract/office';
import type { PageProps } from '@pelita/router';
import { useText } from '../../shared/language/use-text.ts';
import type { ListAddress } from '../../shared/lists/list-address.ts';
import { OfficeList } from '../../shared/lists/office-list.tsx';
import type { ListRow } from '../../shared/lists/list-cell.tsx';
import { ChangedValues } from '../../shared/values/changed-values.tsx';
import { PageFrame } from '../../shared/page/page-frame.tsx';
import { Verification } from './verification.tsx';

/** What was done, by whom, to what and why, with the proof that nothing of it was changed. */
export default function AuditPage({ search }: PageProps<ListAddress>) {
  const titles = useText('officePages');
  return (
    <PageFrame title={titles('audit')}>
      <Verification />
      <OfficeList
        of={listAuditEntries}
        address={search}
        caption={titles('audit')}
        hidden={usuallyHidden}
        cells={cells}
      />
    </PageFrame>
  );
}

/** In words, and below them the name by which it is looked for. What is recorded no more keeps its name alone. */
function ActionName({ action }: { action: string }) {
  const text = useText('officeActions');
  const known = auditActions.find((one) => one === action);
  return (
    <span className="audit-action">
      {known && text(known)}
      <code>{action}</code>
    </span>
  );
}

const cells = {
  action: ({ action }: ListRow) => <ActionName action={String(action)} />,
  after: ({ before, after }: ListRow) => (
    <ChangedValues before={before as string | null} after={after as string | null} />
  ),
};
const usuallyHidden = ['before', 'requestId', 'sessionId', 'approvalId', 'chain', 'position'];
