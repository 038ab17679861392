import { listVoucherBatches, takeVoucherCodes, voidVouchers } from '@pelita/contract/office';
import { CopyButton } from '@pelita/ui/copy-button';
import { DescriptionList } from '@pelita/ui/description-list';
import { ModalFrame } from '@pelita/ui/modal-frame';
import { useState } from 'react';
import { useAct } from '../../shared/calls/use-act.ts';
import { useText } from '../../shared/language/use-text.ts';
import { ActDialog } from '../../shared/parts/act-dialog.tsx';
import { Money } from '../../shared/parts/money.tsx';
import { useMay } from '../../shared/session/use-operator.ts';
import { LastDay } from './last-day.tsx';
import type { Batch } from './batch.ts';

type Props = { batch: Batch; onClose: () => void };

/** One batch: what it is worth, what has come of it, and what can still be done. */
export function BatchDialog({ batch, onClose }: Props) {
  const text = useText('officeVouchers');
  const [act, setAct] = useState<'take' | 'void' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const mayPropose = useMay('vouchers.propose');
  if (codes) return <CodesDialog codes={codes} onClose={onClose} />;
  if (act === 'take') return <TakeDialog batch={batch} onTaken={setCodes} onClose={() => setAct(null)} />;
  if (act === 'void') return <VoidDialog batch={batch} onClose={onClose} />;
  const { amount, currency, count, redeemed, expiresAt, state, reason } = batch;
  return (
    <ModalFrame kind="dialog" width={480} title={text('batch')} onClose={onClose}>
      <DescriptionList
        facts={[
          { name: text('state'), value: text(`state_${state}`) },
          { name: text('count'), value: String(count) },
          { name: text('redeemed'), value: String(redeemed) },
          { name: text('amountEach'), value: <Money value={amount} currency={currency} /> },
          { name: text('expiresAt'), value: <LastDay until={expiresAt} /> },
          { name: text('reason'), value: reason },
        ]}
      />
      {mayPropose && state !== 'void' && (
        <div className="dialog-acts">
          <button type="button" className="button button-warning" onClick={() => setAct('void')}>
            {text('void')}
          </button>
          {state === 'issued' && (
            <button type="button" className="button button-action" onClick={() => setAct('take')}>
              {text('take')}
            </button>
          )}
        </div>
      )}
    </ModalFrame>
  );
}

function TakeDialog({ batch, onTaken, onClose }: Props & { onTaken: (codes: readonly string[]) => void }) {
  const text = useText('officeVouchers');
  const { act } = useAct(takeVoucherCodes, [listVoucherBatches]);
  const take = async (): Promise<void> => onTaken((await act({ params: { id: batch.id }, body: {} })).codes);
  return (
    <ActDialog title={text('take')} confirm={text('take')} staysOpen onAct={take} onClose={onClose}>
      <p>{text('takeNote', { count: String(batch.count) })}</p>
    </ActDialog>
  );
}

function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const text = useText('officeVouchers');
  return (
    <ModalFrame kind="dialog" width={480} title={text('codes')} onClose={onClose}>
      <p>{text('codesNote')}</p>
      <ol className="voucher-codes">
        {codes.map((code) => (
          <li key={code}>
            <bdi>{code}</bdi>
          </li>
        ))}
      </ol>
      <div className="dialog-acts">
        <CopyButton copied={codes.join('\n')} label={text('copyCodes')} />
        <button type="button" className="button button-action" onClick={onClose}>
          {text('codesKept')}
        </button>
      </div>
    </ModalFrame>
  );
}

function VoidDialog({ batch, onClose }: Props) {
  const text = useText('officeVouchers');
  const { act } = useAct(voidVouchers, [listVoucherBatches]);
  return (
    <ActDialog
      title={text('void')}
      confirm={text('void')}
      isDanger
      reason="required"
      onAct={(reason) => act({ params: { id: batch.id }, body: { reason } })}
      onClose={onClose}
    >
      <p>{text('voidNote', { count: String(batch.count - batch.redeemed) })}</p>
    </ActDialog>
  );
}
