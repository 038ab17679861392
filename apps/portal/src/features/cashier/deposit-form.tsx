import { type DepositOrder, getDepositMethods } from '@pelita/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../shared/calls/send.ts';
import { Skeleton } from '@pelita/ui/skeleton';
import { useText } from '../../shared/language/use-text.ts';
import { NotLoaded } from '@pelita/ui/not-loaded';
import { AmountForm } from './amount-form.tsx';
import type { Method } from './method.ts';
import { MethodChoice } from './method-choice.tsx';
import { VoucherForm } from './voucher-form.tsx';
import './deposit.css';

/** Reads the methods, then lets the player choose one and an amount, or type a code. */
export function DepositForm({ onOpened }: { onOpened: (order: DepositOrder) => void }) {
  const text = useText('cashier');
  const { data, error, refetch } = useQuery({
    queryKey: ['depositMethods'],
    queryFn: () => send(getDepositMethods, {}),
  });
  if (error) return <NotLoaded failure={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton heights={[72, 76, 48]} className="form" />;
  const first = data.find(({ isOpen }) => isOpen);
  return first ? (
    <ChosenForm methods={data} first={first} onOpened={onOpened} />
  ) : (
    <p className="text-muted mt-4">{text('noMethods')}</p>
  );
}

type Props = { methods: readonly Method[]; first: Method; onOpened: (order: DepositOrder) => void };

/** What the player has typed stays where the next method asks for the same. */
function ChosenForm({ methods, first, onOpened }: Props) {
  const [code, setCode] = useState(first.method);
  const chosen = methods.find(({ method }) => method === code) ?? first;
  const choice = <MethodChoice methods={methods} chosen={chosen} onChoose={({ method }) => setCode(method)} />;
  return chosen.kind === 'voucher' ? (
    <VoucherForm choice={choice} onOpened={onOpened} />
  ) : (
    <AmountForm choice={choice} chosen={chosen} onOpened={onOpened} />
  );
}
