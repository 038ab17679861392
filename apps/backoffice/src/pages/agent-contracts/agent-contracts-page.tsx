import { listAgentContracts } from '@pelita/contract/office';
import type { PageProps } from '@pelita/router';
import { useState } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import type { ListAddress } from '../../shared/lists/list-address.ts';
import { OfficeList } from '../../shared/lists/office-list.tsx';
import { PageFrame } from '../../shared/page/page-frame.tsx';
import { useMay } from '../../shared/session/use-operator.ts';
import { OfferDialog } from './offer-dialog.tsx';

/** What uplines pay their downlines, each version of it; an agent at the top of a tree is offered one here. */
export default function AgentContractsPage({ search }: PageProps<ListAddress>) {
  const titles = useText('officePages');
  const text = useText('officeAgents');
  const mayOffer = useMay('contracts.do');
  const [isOffering, setOffering] = useState(false);
  return (
    <PageFrame
      title={titles('agentContracts')}
      acts={
        mayOffer && (
          <button type="button" className="button button-action" onClick={() => setOffering(true)}>
            {text('offer')}
          </button>
        )
      }
    >
      <OfficeList of={listAgentContracts} address={search} caption={titles('agentContracts')} />
      {isOffering && <OfferDialog onClose={() => setOffering(false)} />}
    </PageFrame>
  );
}
