import { type CurrencyCode, decimalFromMinor } from '@pelita/contract';
import { formatDateTime, formatMoney } from '@pelita/i18n';
import { useReader } from '@pelita/ui/reader';
import { StateBadge } from '@pelita/ui/state-badge';
import { useText } from '../../shared/language/use-text.ts';
import { Panel } from '../../shared/parts/panel.tsx';
import { verdictTones } from './tones.ts';
import type { Withdrawal } from './withdrawal.ts';

const grave = ['stop', 'flag', 'pass'];
const inMoney = new Set(['turnover', 'receivable']);

/** What the last run of the checks found, the gravest first. */
export function Checks({ withdrawal: { checks, currency } }: { withdrawal: Withdrawal }) {
  const text = useText('officeWithdrawals');
  const { language, timeZone } = useReader();
  const sorted = checks.toSorted((one, other) => grave.indexOf(one.verdict) - grave.indexOf(other.verdict));
  const inWords = (prefix: 'check' | 'evidence', name: string, value = ''): string => {
    const key = `${prefix}_${name}` as 'evidence_turnover';
    return text.has(key) ? text(key, { value }) : name;
  };
  const shown = (name: string, evidence: string | null): string => {
    if (evidence === null) return '';
    if (inMoney.has(name) && /^\d+$/.test(evidence))
      return formatMoney(language, decimalFromMinor(BigInt(evidence), currency as CurrencyCode), currency);
    const at = Date.parse(evidence);
    return evidence.endsWith('Z') && !Number.isNaN(at) ? formatDateTime(language, at, timeZone) : evidence;
  };
  return (
    <Panel title={text('checks')}>
      {checks.length === 0 && <p className="text-muted">{text('noChecks')}</p>}
      <ul className="checks">
        {sorted.map(({ name, verdict, evidence }) => (
          <li key={name}>
            <StateBadge tone={verdictTones[verdict]} label={text(`verdict_${verdict}`)} isTag />
            <span>
              <b>{inWords('check', name)}</b>
              {verdict !== 'pass' && (
                <small className="text-muted">{inWords('evidence', name, shown(name, evidence))}</small>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
