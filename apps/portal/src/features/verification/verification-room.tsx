import './verification.css';
import { getVerification, type Verification } from '@pelita/contract';
import { formatMoney } from '@pelita/i18n';
import { Answer } from '@pelita/ui/answer';
import { Moment } from '@pelita/ui/moment';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { BadgeCheck, Clock3, ShieldAlert, ShieldQuestion } from 'lucide-react';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';
import { usePageLanguage } from '../../shared/page/page.ts';
import { ownQuery } from '../../shared/session/own-query.ts';
import { Documents } from './documents.tsx';

const query = ownQuery('verification');

/** SAFE-05: how far the verification is, and the documents that are still needed. */
export default function VerificationRoom() {
  const client = useQueryClient();
  const kept = useQuery({ ...query, queryFn: () => send(getVerification, {}), staleTime: 0 });
  return (
    <Answer of={kept}>
      {(verification) => (
        <div className="verification">
          <Standing of={verification} />
          {verification.state !== 'waiting' && verification.state !== 'verified' && (
            <Documents of={verification} onChanged={(next) => client.setQueryData(query.queryKey, next)} />
          )}
        </div>
      )}
    </Answer>
  );
}

const icons = {
  open: ShieldQuestion,
  waiting: Clock3,
  verified: BadgeCheck,
  rejected: ShieldAlert,
  expired: ShieldAlert,
} as const;

function Standing({
  of: { state, reason, sentAt, validUntil, requiredBefore, requiredAbove, currency },
}: {
  of: Verification;
}) {
  const text = useText('verification');
  const { code } = usePageLanguage();
  const Icon = icons[state];
  const amount = requiredAbove === null ? '' : formatMoney(code, requiredAbove, currency);
  return (
    <section className="verification-standing" data-state={state}>
      <Icon aria-hidden size={32} />
      <div>
        <h3 className="centre-heading">{text(`state_${state}`)}</h3>
        <p className="text-pretty">{text(`note_${state}`)}</p>
        {state === 'waiting' && sentAt !== null && (
          <p className="text-muted text-sm">
            {text('sentAt')} <Moment at={sentAt} />
          </p>
        )}
        {state === 'rejected' && reason !== null && <blockquote className="verification-reason">{reason}</blockquote>}
        {state === 'verified' && validUntil !== null && (
          <p className="text-muted text-sm">{text('validUntil', { day: validUntil })}</p>
        )}
        {state !== 'verified' && <p className="text-muted text-sm">{text(`before_${requiredBefore}`, { amount })}</p>}
      </div>
    </section>
  );
}
