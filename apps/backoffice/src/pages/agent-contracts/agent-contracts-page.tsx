import { listAgentContracts } from '@pelita/contract/office';
import type { PageProps } from '@pelita/router';
import { useText } from '../../shared/language/use-text.ts';
import type { ListAddress } from '../../shared/lists/list-address.ts';
import { OfficeList } from '../../shared/lists/office-list.tsx';
import { PageFrame } from '../../shared/page/page-frame.tsx';

/** What uplines pay their downlines, each version of it. */
export default function AgentContractsPage({ search }: PageProps<ListAddress>) {
  const titles = useText('officePages');
  return (
    <PageFrame title={titles('agentContracts')}>
      <OfficeList of={listAgentContracts} address={search} caption={titles('agentContracts')} />
    </PageFrame>
  );
}
