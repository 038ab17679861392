import { listRiskCases, listRiskFindings, lookForRisk } from '@pelita/contract/office';
import type { PageProps } from '@pelita/router';
import { notify } from '@pelita/ui/notice';
import { useAct } from '../../shared/calls/use-act.ts';
import { useText } from '../../shared/language/use-text.ts';
import type { ListAddress } from '../../shared/lists/list-address.ts';
import { OfficeList } from '../../shared/lists/office-list.tsx';
import { PageLink } from '../../shared/navigation/page-link.tsx';
import { PageFrame } from '../../shared/page/page-frame.tsx';
import { useMay } from '../../shared/session/use-operator.ts';

/** Cases that run, by the day of the next look: what stands on top is this week's review. */
export default function RiskCasesPage({ search }: PageProps<ListAddress>) {
  const titles = useText('officePages');
  const text = useText('officeRisk');
  const mayDo = useMay('risk.do');
  const address = Object.keys(search).length > 0 ? search : { caseState: 'open,watched', sort: 'reviewAt' };
  const findings = (row: { id: string; findings?: unknown }) => (
    <PageLink to="/risk-case" search={{ id: row.id }} className="link">
      {text('look', { count: String(row.findings) })}
    </PageLink>
  );
  return (
    <PageFrame
      title={titles('riskCases')}
      note={<span className="text-muted">{text('casesNote')}</span>}
      acts={mayDo ? <LookNow /> : undefined}
    >
      <p>
        <PageLink to="/risk-findings" className="link">
          {titles('riskFindings')}
        </PageLink>
      </p>
      <OfficeList of={listRiskCases} address={address} caption={titles('riskCases')} cells={{ findings }} />
    </PageFrame>
  );
}

/** The rules look every hour; an operator need not wait for it. */
function LookNow() {
  const text = useText('officeRisk');
  const { act, isRunning } = useAct(lookForRisk, [listRiskCases, listRiskFindings]);
  const look = async () => {
    const { found } = await act({});
    notify({ tone: 'done', text: text('looked', { count: String(found) }) });
  };
  return (
    <button type="button" className="button button-quiet" aria-disabled={isRunning} onClick={() => void look()}>
      {text('lookNow')}
    </button>
  );
}
