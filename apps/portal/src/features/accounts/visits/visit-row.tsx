import '../../../shared/security/security-centre.css';
import type { ReactNode } from 'react';
import { Moment } from '@pelita/ui/moment';
import { useText } from '../../../shared/language/use-text.ts';

/** A device or an address: what it is, from where, since when, and what can be done about it. */
export function VisitRow(props: {
  name: string;
  badge?: string | undefined;
  facts: readonly [label: string, value: { at: string } | string][];
  act?: ReactNode;
}) {
  const { name, badge, facts, act } = props;
  return (
    <li className="centre-row visit">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <b>
            <bdi>{name}</bdi>
          </b>
          {badge !== undefined && <span className="centre-badge">{badge}</span>}
        </p>
        <dl className="visit-facts">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{typeof value === 'string' ? <bdi>{value}</bdi> : <Moment at={value.at} />}</dd>
            </div>
          ))}
        </dl>
      </div>
      {act}
    </li>
  );
}

export function useDeviceName(): (device: string) => string {
  const text = useText('centre');
  return (device) => device || text('unknownDevice');
}
