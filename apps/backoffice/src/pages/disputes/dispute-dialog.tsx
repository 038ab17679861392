import type { CallValue } from '@pelita/contract';
import { answerDispute, getDispute, getDisputePicture, listDisputes } from '@pelita/contract/office';
import { DescriptionList } from '@pelita/ui/description-list';
import { ModalFrame } from '@pelita/ui/modal-frame';
import { Moment } from '@pelita/ui/moment';
import { TextAreaField } from '@pelita/ui/text-area-field';
import { useState } from 'react';
import { useAct } from '../../shared/calls/use-act.ts';
import { useAnswer } from '../../shared/calls/use-answer.ts';
import { useText } from '../../shared/language/use-text.ts';
import { PageLink } from '../../shared/navigation/page-link.tsx';
import { ActDialog } from '../../shared/parts/act-dialog.tsx';
import { Money } from '../../shared/parts/money.tsx';
import { useMovementKind } from '../../shared/players/use-movement-kind.ts';
import { useMay } from '../../shared/session/use-operator.ts';
import { Loaded } from '../../shared/state/loaded.tsx';

type Dispute = CallValue<typeof getDispute>;
const answers = ['upheld', 'dismissed'] as const;

/** One dispute: what the player says, what the ledger says, and the answer. */
export function DisputeDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const text = useText('officeDisputes');
  const asked = useAnswer(getDispute, { params: { id } });
  const [state, setState] = useState<(typeof answers)[number] | null>(null);
  const mayDo = useMay('disputes.do');
  if (asked.data && state !== null)
    return <AnswerDialog dispute={asked.data} state={state} onClose={() => setState(null)} />;
  return (
    <ModalFrame kind="dialog" width={560} title={text('dispute')} onClose={onClose}>
      <Loaded of={asked}>
        {(dispute) => (
          <>
            <Facts dispute={dispute} />
            <div className="dispute-pictures">
              {Array.from({ length: dispute.pictures }, (_, place) => (
                <DisputePicture key={place} id={id} place={place} />
              ))}
            </div>
            {mayDo && dispute.state === 'open' && (
              <div className="dialog-acts">
                <button type="button" className="button button-quiet" onClick={() => setState('dismissed')}>
                  {text('dismiss')}
                </button>
                <button type="button" className="button button-action" onClick={() => setState('upheld')}>
                  {text('uphold')}
                </button>
              </div>
            )}
          </>
        )}
      </Loaded>
    </ModalFrame>
  );
}

function Facts({ dispute }: { dispute: Dispute }) {
  const text = useText('officeDisputes');
  const kindText = useMovementKind();
  const { movement } = dispute;
  const money = (value: string) => <Money value={value} currency={movement.currency} />;
  return (
    <DescriptionList
      facts={[
        {
          name: text('player'),
          value: (
            <PageLink to="/player" search={{ id: dispute.playerId }} className="link">
              {dispute.username}
            </PageLink>
          ),
        },
        { name: text('state'), value: text(`state_${dispute.state}`) },
        { name: text('remark'), value: dispute.remark },
        { name: text('movement'), value: kindText(movement.kind) },
        { name: text('amount'), value: money(movement.amount) },
        { name: text('balanceAfter'), value: money(movement.balanceAfter) },
        { name: text('time'), value: <Moment at={movement.at} /> },
        { name: text('reference'), value: <bdi>{movement.reference}</bdi> },
        ...(dispute.answer === null
          ? []
          : [
              { name: text('answer'), value: dispute.answer },
              { name: text('answeredBy'), value: dispute.answeredBy ?? '' },
            ]),
      ]}
    />
  );
}

function DisputePicture({ id, place }: { id: string; place: number }) {
  const text = useText('officeDisputes');
  const { data } = useAnswer(getDisputePicture, { params: { id, place: String(place) } });
  if (!data) return null;
  return (
    <img src={`data:${data.mediaType};base64,${data.picture}`} alt={text('pictureOf', { number: String(place + 1) })} />
  );
}

type AnswerProps = { dispute: Dispute; state: (typeof answers)[number]; onClose: () => void };

/** What the player will read. Money is put right by an adjustment, which this does not make. */
function AnswerDialog({ dispute, state, onClose }: AnswerProps) {
  const text = useText('officeDisputes');
  const [answer, setAnswer] = useState('');
  const [problem, setProblem] = useState<string>();
  const { act } = useAct(answerDispute, [getDispute, listDisputes]);
  const check = (): boolean => {
    const isSaid = answer.trim() !== '';
    setProblem(isSaid ? undefined : text('answerMissing'));
    return isSaid;
  };
  return (
    <ActDialog
      title={text(state === 'upheld' ? 'uphold' : 'dismiss')}
      confirm={text('send')}
      check={check}
      onAct={() => act({ params: { id: dispute.id }, body: { state, answer: answer.trim() } })}
      onClose={onClose}
    >
      <p>{text(state === 'upheld' ? 'upholdNote' : 'dismissNote', { username: dispute.username })}</p>
      <TextAreaField
        name="answer"
        label={text('answer')}
        hint={text('answerHint')}
        value={answer}
        onChange={setAnswer}
        problem={problem}
      />
    </ActDialog>
  );
}
