import {
  confirmPointExchange,
  getPointExchange,
  listPointExchanges,
  type OfficePointExchange,
  rejectPointExchange,
} from '@pelita/contract/office';
import { DescriptionList } from '@pelita/ui/description-list';
import { ModalFrame } from '@pelita/ui/modal-frame';
import { TextField } from '@pelita/ui/text-field';
import { useState } from 'react';
import { useAct } from '../../shared/calls/use-act.ts';
import { useAnswer } from '../../shared/calls/use-answer.ts';
import { useText } from '../../shared/language/use-text.ts';
import { ActDialog } from '../../shared/parts/act-dialog.tsx';
import { Loaded } from '../../shared/state/loaded.tsx';

const changes = [getPointExchange, listPointExchanges];

/** One exchange: where it is sent, and what is decided of it. */
export function ExchangeDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const text = useText('officePoints');
  const asked = useAnswer(getPointExchange, { params: { id } });
  const [act, setAct] = useState<'confirm' | 'reject' | null>(null);
  if (asked.data && act === 'confirm') return <ConfirmDialog exchange={asked.data} onClose={onClose} />;
  if (asked.data && act === 'reject') return <RejectDialog exchange={asked.data} onClose={onClose} />;
  return (
    <ModalFrame
      kind="dialog"
      width={520}
      title={text('exchangeOf', { number: asked.data?.number ?? '' })}
      onClose={onClose}
    >
      <Loaded of={asked}>
        {(exchange) => (
          <>
            <Facts of={exchange} />
            {exchange.state === 'pending' && (
              <div className="dialog-acts">
                <button type="button" className="button button-warning" onClick={() => setAct('reject')}>
                  {text('reject')}
                </button>
                <button type="button" className="button button-action" onClick={() => setAct('confirm')}>
                  {text('confirm')}
                </button>
              </div>
            )}
          </>
        )}
      </Loaded>
    </ModalFrame>
  );
}

function Facts({ of: { player, good, quantity, points, delivery, remark } }: { of: OfficePointExchange }) {
  const text = useText('officePoints');
  return (
    <DescriptionList
      facts={[
        { name: text('player'), value: player.username },
        { name: text('good'), value: good === null ? text('conversion') : `${good} × ${quantity}` },
        { name: text('points'), value: points.toLocaleString('en') },
        ...(delivery
          ? [
              { name: text('recipient'), value: delivery.name },
              { name: text('phone'), value: delivery.phone },
              { name: text('address'), value: delivery.address },
            ]
          : []),
        ...(remark ? [{ name: text('remark'), value: remark }] : []),
      ]}
    />
  );
}

function ConfirmDialog({ exchange, onClose }: { exchange: OfficePointExchange; onClose: () => void }) {
  const text = useText('officePoints');
  const [remark, setRemark] = useState('');
  const { act } = useAct(confirmPointExchange, changes);
  const given = remark.trim();
  return (
    <ActDialog
      title={text('confirm')}
      confirm={text('confirm')}
      onAct={() => act({ params: { id: exchange.id }, body: given === '' ? {} : { remark: given } })}
      onClose={onClose}
    >
      <p>{text('confirmNote', { username: exchange.player.username })}</p>
      <TextField
        name="remark"
        label={text('remark')}
        hint={text('remarkHint')}
        value={remark}
        onChange={setRemark}
        takesFocus
      />
    </ActDialog>
  );
}

function RejectDialog({ exchange, onClose }: { exchange: OfficePointExchange; onClose: () => void }) {
  const text = useText('officePoints');
  const { act } = useAct(rejectPointExchange, changes);
  return (
    <ActDialog
      title={text('reject')}
      confirm={text('reject')}
      isDanger
      reason="required"
      onAct={(reason) => act({ params: { id: exchange.id }, body: { reason } })}
      onClose={onClose}
    >
      <p>{text('rejectNote', { username: exchange.player.username })}</p>
    </ActDialog>
  );
}
