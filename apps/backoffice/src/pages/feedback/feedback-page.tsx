import { type FeedbackState, listOfficeFeedback } from '@pelita/contract/office';
import type { PageProps } from '@pelita/router';
import { FeedbackStateBadge } from '../../shared/feedback/feedback-state-badge.tsx';
import { useText } from '../../shared/language/use-text.ts';
import type { ListAddress } from '../../shared/lists/list-address.ts';
import type { ListRow } from '../../shared/lists/list-cell.tsx';
import { OfficeList } from '../../shared/lists/office-list.tsx';
import { PageLink } from '../../shared/navigation/page-link.tsx';
import { PageFrame } from '../../shared/page/page-frame.tsx';

/** The inbox: open messages unless others are asked for. */
export default function FeedbackPage({ search }: PageProps<ListAddress>) {
  const titles = useText('officePages');
  return (
    <PageFrame title={titles('feedback')}>
      <OfficeList
        of={listOfficeFeedback}
        address={search}
        initially={open}
        caption={titles('feedback')}
        cells={cells}
      />
    </PageFrame>
  );
}

const open = { state: 'open' };
const cells = {
  state: ({ state }: ListRow) => <FeedbackStateBadge state={state as FeedbackState} />,
  excerpt: ({ id, excerpt }: ListRow) => (
    <PageLink to="/message" search={{ id }} className="link list-text">
      {excerpt as string}
    </PageLink>
  ),
};
