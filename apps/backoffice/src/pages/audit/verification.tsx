import type { CallValue } from '@pelita/contract';
import { getAuditVerification } from '@pelita/contract/office';
import { formatNumber } from '@pelita/i18n';
import { Moment } from '@pelita/ui/moment';
import { useReader } from '@pelita/ui/reader';
import { StateBadge } from '@pelita/ui/state-badge';
import { useAnswer } from '../../shared/calls/use-answer.ts';
import { useText } from '../../shared/language/use-text.ts';
import { Bar } from '../../shared/parts/panel.tsx';
import { Loaded } from '../../shared/state/loaded.tsx';

type Found = CallValue<typeof getAuditVerification>;

/** "The chain is whole": walked from the last anchor by the server, each time it is asked. */
export function Verification() {
  const text = useText('officeAudit');
  const asked = useAnswer(getAuditVerification, {});
  return (
    <Loaded of={asked} heights={[34]}>
      {(found) => (
        <Bar>
          <Said {...found} />
          <button type="button" className="button button-small button-quiet" onClick={() => void asked.refetch()}>
            {text('verify')}
          </button>
        </Bar>
      )}
    </Loaded>
  );
}

function Said({ isWhole, entries, anchor, brokenAt }: Found) {
  const text = useText('officeAudit');
  const { language } = useReader();
  return (
    <p role="status" className="audit-said">
      <StateBadge isTag tone={isWhole ? 'done' : 'failed'} label={text(isWhole ? 'whole' : 'broken')} />{' '}
      {text('entries', { count: formatNumber(language, entries) })}.{' '}
      {brokenAt && text('brokenAt', { chain: String(brokenAt.chain), position: String(brokenAt.position) })}{' '}
      {anchor?.isGenuine === false && text('forged')}{' '}
      {anchor ? (
        <>
          {text('sinceAnchor')} <Moment at={anchor.at} />. {text('fingerprint', { fingerprint: anchor.fingerprint })}
        </>
      ) : (
        text('noAnchor')
      )}
    </p>
  );
}
