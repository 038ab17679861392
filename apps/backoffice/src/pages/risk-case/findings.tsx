import type { RiskCase } from '@pelita/contract/office';
import { Moment } from '@pelita/ui/moment';
import { useText } from '../../shared/language/use-text.ts';
import { PageLink } from '../../shared/navigation/page-link.tsx';
import { Money } from '../../shared/parts/money.tsx';
import { Panel } from '../../shared/parts/panel.tsx';

type Finding = RiskCase['findings'][number];
type Fact = Finding['facts'][number];
/** Facts are named by the server's rules; each has its words. */
type FactName = 'accounts' | 'deposited' | 'signs';

/** What each rule counted, against what it held it, and the rows that were counted. */
export function Findings({ found }: { found: RiskCase }) {
  const lists = useText('officeLists');
  const text = useText('officeRisk');
  return found.findings.map((finding) => (
    <Panel key={finding.id} title={lists(`rule_${finding.rule}`)} end={<Moment at={finding.foundAt} />}>
      <p className="text-muted">{text(`about_${finding.rule}`)}</p>
      <table className="risk-facts">
        <thead>
          <tr>
            <th scope="col">{text('counted')}</th>
            <th scope="col">{text('number')}</th>
            <th scope="col">{text('threshold')}</th>
          </tr>
        </thead>
        <tbody>
          {finding.facts.map((fact) => (
            <tr key={fact.name}>
              <th scope="row">{text(`fact_${fact.name as FactName}`)}</th>
              <td>
                <Value unit={fact.unit} value={fact.value} currency={found.currency} />
              </td>
              <td>
                {fact.threshold && (
                  <>
                    {text(`at_${fact.threshold.at}`)}{' '}
                    <Value unit={fact.unit} value={fact.threshold.value} currency={found.currency} />
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <details className="risk-rows">
        <summary>{text('rows', { count: String(finding.rows.length) })}</summary>
        <Rows finding={finding} currency={found.currency} />
      </details>
    </Panel>
  ));
}

function Value({ unit, value, currency }: Pick<Fact, 'unit' | 'value'> & { currency: string }) {
  const text = useText('officeRisk');
  if (unit === 'money') return <Money value={value} currency={currency} />;
  return unit === 'count' ? value : text(`unit_${unit}`, { value });
}

function Rows({ finding, currency }: { finding: Finding; currency: string }) {
  const text = useText('officeRisk');
  return (
    <ul>
      {finding.rows.map(({ at, kind, amount, reference, other }, place) => (
        <li key={place} className="risk-row">
          <Moment at={at} />
          <span>{text(`row_${kind}`)}</span>
          {amount !== null && <Money value={amount} currency={currency} />}
          {reference !== null && <span className="text-muted">{reference}</span>}
          {other && (
            <PageLink to="/player" search={{ id: other.id }} className="link">
              {other.username}
            </PageLink>
          )}
        </li>
      ))}
    </ul>
  );
}
