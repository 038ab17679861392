import type { VerificationCase } from '@pelita/contract/office';
import { DescriptionList } from '@pelita/ui/description-list';
import { Moment } from '@pelita/ui/moment';
import { useText } from '../../shared/language/use-text.ts';

/** What the outside checker says, beside what the operator sees. */
export function OutsideCheck({ check }: { check: NonNullable<VerificationCase['check']> }) {
  const text = useText('officeVerification');
  const { state, answeredAt, finding, reasons, bornOn, validUntil } = check;
  return (
    <section aria-label={text('check')} className="case-check" data-finding={finding ?? undefined}>
      <h3>{text('check')}</h3>
      <DescriptionList
        facts={[
          { name: text('state'), value: finding === null ? text(`check_${state}`) : text(`finding_${finding}`) },
          ...(reasons.length === 0
            ? []
            : [{ name: text('checkReasons'), value: reasons.map((one) => text(`checkReason_${one}`)).join(' · ') }]),
          ...(bornOn === null ? [] : [{ name: text('checkBornOn'), value: bornOn }]),
          ...(validUntil === null ? [] : [{ name: text('checkValidUntil'), value: validUntil }]),
          ...(answeredAt === null ? [] : [{ name: text('check_done'), value: <Moment at={answeredAt} /> }]),
        ]}
      />
      <p className="text-muted">{text('checkNote')}</p>
    </section>
  );
}
