import './claim-dialog.css';
import {
  approvePromotionClaim,
  getPromotionClaim,
  getPromotionProof,
  listPromotionClaims,
  listPromotions,
  type OfficePromotionClaim,
  rejectPromotionClaim,
} from '@pelita/contract/office';
import { Amount } from '@pelita/ui/amount';
import { DescriptionList } from '@pelita/ui/description-list';
import { ModalFrame } from '@pelita/ui/modal-frame';
import { Moment } from '@pelita/ui/moment';
import { useState } from 'react';
import { useAct } from '../../shared/calls/use-act.ts';
import { useAnswer } from '../../shared/calls/use-answer.ts';
import { useText } from '../../shared/language/use-text.ts';
import { ActDialog } from '../../shared/parts/act-dialog.tsx';
import { useMay } from '../../shared/session/use-operator.ts';
import { Loaded } from '../../shared/state/loaded.tsx';

const changes = [getPromotionClaim, listPromotionClaims, listPromotions];

/** One application: who asks, what was sent as proof, and the decision. */
export function ClaimDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const text = useText('officePromotions');
  const mayReview = useMay('promotions.review');
  const asked = useAnswer(getPromotionClaim, { params: { id } });
  const [act, setAct] = useState<'approve' | 'reject' | null>(null);
  if (asked.data && act !== null) return <Decision act={act} claim={asked.data} onClose={onClose} />;
  return (
    <ModalFrame kind="dialog" width={640} title={asked.data?.promotion.title ?? text('application')} onClose={onClose}>
      <Loaded of={asked}>
        {(claim) => (
          <>
            <Facts claim={claim} />
            {mayReview && (
              <div className="claim-proofs">
                {claim.proofs.map((imageId, at) => (
                  <Proof key={imageId} id={id} imageId={imageId} label={text('proof', { number: String(at + 1) })} />
                ))}
              </div>
            )}
            {mayReview && claim.state === 'applying' && (
              <div className="dialog-acts">
                <button type="button" className="button button-warning" onClick={() => setAct('reject')}>
                  {text('reject')}
                </button>
                <button type="button" className="button button-action" onClick={() => setAct('approve')}>
                  {text('approve')}
                </button>
              </div>
            )}
          </>
        )}
      </Loaded>
    </ModalFrame>
  );
}

function Facts({ claim: { player, amount, currency, remark, reason, askedAt } }: { claim: OfficePromotionClaim }) {
  const text = useText('officePromotions');
  return (
    <DescriptionList
      facts={[
        { name: text('player'), value: player.username },
        { name: text('registered'), value: <Moment at={player.registeredAt} /> },
        { name: text('rank'), value: String(player.rank) },
        { name: text('askedAt'), value: <Moment at={askedAt} /> },
        ...(amount === null ? [] : [{ name: text('pays'), value: <Amount value={amount} currency={currency} /> }]),
        ...(remark ? [{ name: text('remark'), value: remark }] : []),
        ...(reason ? [{ name: text('reason'), value: reason }] : []),
      ]}
    />
  );
}

function Proof({ id, imageId, label }: { id: string; imageId: string; label: string }) {
  const asked = useAnswer(getPromotionProof, { params: { id, imageId } });
  return (
    <Loaded of={asked} heights={[160]}>
      {({ mediaType, picture }) => <img src={`data:${mediaType};base64,${picture}`} alt={label} />}
    </Loaded>
  );
}

type DecisionProps = { act: 'approve' | 'reject'; claim: OfficePromotionClaim; onClose: () => void };

function Decision({ act, claim: { id, player }, onClose }: DecisionProps) {
  const text = useText('officePromotions');
  const { act: approve } = useAct(approvePromotionClaim, changes);
  const { act: reject } = useAct(rejectPromotionClaim, changes);
  const isRejection = act === 'reject';
  return (
    <ActDialog
      title={text(act)}
      confirm={text(act)}
      isDanger={isRejection}
      {...(isRejection ? { reason: 'required' as const } : {})}
      onAct={(reason) =>
        isRejection ? reject({ params: { id }, body: { reason } }) : approve({ params: { id }, body: {} })
      }
      onClose={onClose}
    >
      <p>{text(isRejection ? 'rejectNote' : 'approveNote', { username: player.username })}</p>
    </ActDialog>
  );
}
