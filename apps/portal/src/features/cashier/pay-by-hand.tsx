import { type DepositOrder, getDepositMethods, uploadDepositSlip } from '@pelita/contract';
import { CopyButton } from '@pelita/ui/copy-button';
import { DescriptionList } from '@pelita/ui/description-list';
import { shrunkPicture } from '@pelita/ui/shrink-picture';
import { type Upload, UploadField } from '@pelita/ui/upload-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';

/** Where to transfer to, and the picture that shows it was done; operators then confirm it. */
export function PayByHand({ order, onSent }: { order: DepositOrder; onSent: () => void }) {
  const text = useText('cashier');
  const { data } = useQuery({ queryKey: ['depositMethods'], queryFn: () => send(getDepositMethods, {}) });
  const payTo = data?.find(({ method }) => method === order.method)?.payTo;
  const [slip, setSlip] = useState<Upload | null>(null);
  async function upload(file: File): Promise<void> {
    const chosen = { key: crypto.randomUUID(), file };
    setSlip({ ...chosen, state: 'sending' });
    try {
      const picture = await shrunkPicture(file);
      if (picture === null) throw new Error('no picture');
      await send(uploadDepositSlip, { params: { orderId: order.orderId }, body: { picture } });
      setSlip({ ...chosen, state: 'sent' });
      onSent();
    } catch {
      setSlip({ ...chosen, state: 'failed' });
    }
  }
  return (
    <div className="by-hand">
      <p className="text-muted">{text(order.hasSlip ? 'slipSent' : 'byHandNote', { number: order.number })}</p>
      {payTo && (
        <DescriptionList
          facts={[
            { name: text('payToBank'), value: payTo.bankName },
            { name: text('payToHolder'), value: payTo.holderName },
            {
              name: text('payToAccount'),
              value: (
                <>
                  <bdi className="tabular-nums">{payTo.accountNumber}</bdi>
                  <CopyButton copied={payTo.accountNumber.replaceAll(' ', '')} label={text('copyAccount')} />
                </>
              ),
            },
          ]}
        />
      )}
      <UploadField
        label={text('slip')}
        hint={text('slipHint')}
        uploads={slip ? [slip] : []}
        problem={undefined}
        onAdd={async ([file]) => file && upload(file)}
        onRemove={() => setSlip(null)}
        onRetry={() => slip && void upload(slip.file)}
      />
    </div>
  );
}
