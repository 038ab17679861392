import '../../shared/records/records.css';
import { Tabs } from '@pelita/ui/tabs';
import { useState } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { DepositList } from './deposit-list.tsx';
import { MovementList } from './movement-list.tsx';
import { WithdrawalRecords } from './withdrawal-records.tsx';

const views = ['movements', 'deposits', 'withdrawals'] as const;

/** MC-10: every movement of the wallet, and the orders behind those of money. */
export default function MovementsRoom() {
  const text = useText('records');
  const [shown, setShown] = useState<(typeof views)[number]>('movements');
  return (
    <div>
      <Tabs
        label={text('lists')}
        tabs={views.map((name) => ({ name, label: text(name) }))}
        shown={shown}
        onShow={setShown}
      >
        {shown === 'movements' && <MovementList />}
        {shown === 'deposits' && <DepositList />}
        {shown === 'withdrawals' && <WithdrawalRecords />}
      </Tabs>
    </div>
  );
}
