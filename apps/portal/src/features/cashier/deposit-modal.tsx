import type { DepositOrder } from '@pelita/contract';
import { useState } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { ModalFrame } from '@pelita/ui/modal-frame';
import { QueryScope } from '../../shared/query/query-scope.tsx';
import { DepositForm } from './deposit-form.tsx';
import { DepositOrderView } from './deposit-order-view.tsx';

/** Bringing money in: a form until the order is open, then the order until its owner is done with it. */
export default function DepositModal({ onClose }: { onClose: () => void }) {
  const text = useText('cashier');
  const [order, setOrder] = useState<DepositOrder | null>(null);
  return (
    <ModalFrame title={text('title')} onClose={onClose}>
      <QueryScope>
        {order ? (
          <DepositOrderView opened={order} onAgain={() => setOrder(null)} onDone={onClose} />
        ) : (
          <DepositForm onOpened={setOrder} />
        )}
      </QueryScope>
    </ModalFrame>
  );
}
