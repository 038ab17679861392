import { listAgentDebts } from '@pelita/contract/office';
import type { PageProps } from '@pelita/router';
import { useText } from '../../shared/language/use-text.ts';
import type { ListAddress } from '../../shared/lists/list-address.ts';
import { OfficeList } from '../../shared/lists/office-list.tsx';
import { PageFrame } from '../../shared/page/page-frame.tsx';

/** What agents owe because their downlines were due more than themselves; later incomes repay it. */
export default function AgentDebtsPage({ search }: PageProps<ListAddress>) {
  const titles = useText('officePages');
  return (
    <PageFrame title={titles('agentDebts')}>
      <OfficeList of={listAgentDebts} address={search} caption={titles('agentDebts')} />
    </PageFrame>
  );
}
