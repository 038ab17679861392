import { listRiskFindings } from '@pelita/contract/office';
import type { PageProps } from '@pelita/router';
import { useText } from '../../shared/language/use-text.ts';
import type { ListAddress } from '../../shared/lists/list-address.ts';
import { OfficeList } from '../../shared/lists/office-list.tsx';
import { PageLink } from '../../shared/navigation/page-link.tsx';
import { PageFrame } from '../../shared/page/page-frame.tsx';

/** What the rules found, the newest first. */
export default function RiskFindingsPage({ search }: PageProps<ListAddress>) {
  const titles = useText('officePages');
  return (
    <PageFrame title={titles('riskFindings')}>
      <p>
        <PageLink to="/risk-cases" className="link">
          {titles('riskCases')}
        </PageLink>
      </p>
      <OfficeList of={listRiskFindings} address={search} caption={titles('riskFindings')} />
    </PageFrame>
  );
}
