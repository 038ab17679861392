import { formatDateTime, formatMoney } from '@pelita/i18n';
import { useReader } from '@pelita/ui/reader';
import { StateBadge } from '@pelita/ui/state-badge';
import { useText } from '../../shared/language/use-text.ts';
import { Panel } from '../../shared/parts/panel.tsx';
import { verdictTones } from './tones.ts';
import type { Withdrawal } from './withdrawal.ts';

/** What the last run of the checks found, the gravest first. */
export function Checks({ checks, currency }: Pick<Withdrawal, 'checks' | 'currency'>) {
  const text = useText('officeWithdrawals');
  const evidenceText = useEvidenceText(currency);
  const grave = ['stop', 'flag', 'pass'];
  const sorted = checks.toSorted((one, other) => grave.indexOf(one.verdict) - grave.indexOf(other.verdict));
  const nameOf = (name: string): string => {
    const key = `check_${name}` as 'check_turnover';
    return text.has(key) ? text(key) : name;
  };
  return (
    <Panel title={text('checks')}>
      {checks.length === 0 && <p className="text-muted">{text('noChecks')}</p>}
      <ul className="checks">
        {sorted.map((check) => (
          <li key={check.name}>
            <StateBadge tone={verdictTones[check.verdict]} label={text(`verdict_${check.verdict}`)} isTag />
            <span>
              <b>{nameOf(check.name)}</b>
              <small className="text-muted">{evidenceText(check)}</small>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Figures become words in the operator's language, instants in the brand's zone. */
function useEvidenceText(currency: string): (check: Withdrawal['checks'][number]) => string | null {
  const text = useText('officeWithdrawals');
  const { language, timeZone } = useReader();
  return ({ name, evidence }) => {
    const key = `evidence_${name}` as 'evidence_turnover';
    if (evidence === null || !text.has(key)) return null;
    const { amount, at, count } = evidence;
    const values = {
      amount: amount === undefined ? '' : formatMoney(language, amount, currency),
      at: at === undefined ? '' : formatDateTime(language, Date.parse(at), timeZone),
      count: count ?? 0,
    };
    return text(key, values);
  };
}
