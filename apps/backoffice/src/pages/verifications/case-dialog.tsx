import './case-dialog.css';
import { getVerificationCase, type VerificationCase } from '@pelita/contract/office';
import { DescriptionList } from '@pelita/ui/description-list';
import { ModalFrame } from '@pelita/ui/modal-frame';
import { Moment } from '@pelita/ui/moment';
import { useState } from 'react';
import { useAnswer } from '../../shared/calls/use-answer.ts';
import { useText } from '../../shared/language/use-text.ts';
import { PageLink } from '../../shared/navigation/page-link.tsx';
import { useMay } from '../../shared/session/use-operator.ts';
import { Loaded } from '../../shared/state/loaded.tsx';
import { AcceptDialog } from './accept-dialog.tsx';
import { Documents } from './documents.tsx';
import { OutsideCheck } from './outside-check.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';

type Act = 'accept' | 'reject' | 'close';

/** One person: what was sent, what is known beside it, and the decision. */
export function CaseDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const text = useText('officeVerification');
  const mayDecide = useMay('verifications.decide');
  const mayClose = useMay('verifications.propose');
  const asked = useAnswer(getVerificationCase, { params: { id } });
  const [act, setAct] = useState<Act | null>(null);
  const back = () => setAct(null);
  if (asked.data && act === 'accept') return <AcceptDialog of={asked.data} onClose={onClose} />;
  if (asked.data && act !== null && act !== 'accept')
    return <RefuseDialog of={asked.data} act={act} onClose={act === 'reject' ? onClose : back} />;
  return (
    <ModalFrame kind="dialog" width={720} title={asked.data?.player.username ?? text('case')} onClose={onClose}>
      <Loaded of={asked}>
        {(found) => (
          <>
            <Facts found={found} />
            {found.check && <OutsideCheck check={found.check} />}
            <Documents of={found} />
            {found.state === 'waiting' && (mayDecide || mayClose) && (
              <div className="dialog-acts">
                {mayClose && (
                  <button type="button" className="button button-warning" onClick={() => setAct('close')}>
                    {text('close')}
                  </button>
                )}
                {mayDecide && (
                  <>
                    <button type="button" className="button button-quiet" onClick={() => setAct('reject')}>
                      {text('reject')}
                    </button>
                    <button type="button" className="button button-action" onClick={() => setAct('accept')}>
                      {text('accept')}
                    </button>
                  </>
                )}
              </div>
            )}
          </>
        )}
      </Loaded>
    </ModalFrame>
  );
}

function Facts({
  found: { player, state, sentAt, decidedAt, reason, validUntil, excludedLikely },
}: {
  found: VerificationCase;
}) {
  const text = useText('officeVerification');
  return (
    <>
      {excludedLikely.length > 0 && (
        <div role="note" className="case-warning">
          <p>{text('excludedLikely')}</p>
          <ul>
            {excludedLikely.map(({ id, username, shared }) => (
              <li key={`${id} ${shared}`}>
                <PageLink to="/player" search={{ id }} className="link">
                  {username}
                </PageLink>{' '}
                ({text(`shared_${shared}`)})
              </li>
            ))}
          </ul>
        </div>
      )}
      <DescriptionList
        facts={[
          { name: text('registered'), value: <Moment at={player.registeredAt} /> },
          { name: text('state'), value: text(`state_${state}`) },
          ...(sentAt === null ? [] : [{ name: text('sentAt'), value: <Moment at={sentAt} /> }]),
          ...(decidedAt === null ? [] : [{ name: text('decidedAt'), value: <Moment at={decidedAt} /> }]),
          ...(reason === null ? [] : [{ name: text('reason'), value: reason }]),
          ...(validUntil === null ? [] : [{ name: text('validUntil'), value: validUntil }]),
        ]}
      />
    </>
  );
}
