import type { MovementRecord } from '@pelita/contract';
import { Amount } from '@pelita/ui/amount';
import { DescriptionList } from '@pelita/ui/description-list';
import { ModalFrame } from '@pelita/ui/modal-frame';
import { Moment } from '@pelita/ui/moment';
import { useState } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { DisputeForm } from './dispute-form.tsx';

/** One movement, what was said of it and answered, and the form. An answered one can be disputed again. */
export function DisputeDialog({ movement, onClose }: { movement: MovementRecord; onClose: () => void }) {
  const text = useText('records');
  const { dispute, amount, currency, at, type, reference } = movement;
  const [isAgain, setAgain] = useState(false);
  return (
    <ModalFrame kind="dialog" width={440} title={text('wrong')} onClose={onClose}>
      <DescriptionList
        facts={[
          { name: text('what'), value: text(`type_${type}`) },
          { name: text('amount'), value: <Amount value={amount} currency={currency} isSigned /> },
          { name: text('time'), value: <Moment at={at} /> },
          { name: text('reference'), value: <bdi className="dispute-reference">{reference}</bdi> },
          ...(dispute
            ? [
                { name: text('disputeState'), value: text(`dispute_${dispute.state}`) },
                { name: text('remark'), value: dispute.remark },
              ]
            : []),
          ...(dispute?.answer ? [{ name: text('answer'), value: dispute.answer }] : []),
        ]}
      />
      {dispute?.state === 'open' && <p className="text-muted">{text('disputeWaits')}</p>}
      {!dispute || isAgain ? (
        <DisputeForm movementId={movement.movementId} onSent={onClose} />
      ) : (
        dispute.state !== 'open' && (
          <button type="button" className="button button-quiet" onClick={() => setAgain(true)}>
            {text('stillWrong')}
          </button>
        )
      )}
    </ModalFrame>
  );
}
