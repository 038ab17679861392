import './wallets.css';
import { getWallets, walletTransfer } from '@pelita/contract';
import { formatMoney } from '@pelita/i18n';
import { Amount } from '@pelita/ui/amount';
import { Answer } from '@pelita/ui/answer';
import { StatTile } from '@pelita/ui/stat-tile';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';
import { usePageLanguage } from '../../shared/page/page.ts';
import type { RoomProps } from '../../shared/rooms/room.ts';
import { useAct } from '../../shared/security/use-act.ts';
import { ownQuery } from '../../shared/session/own-query.ts';
import { TransferForm } from './transfer-form.tsx';
import type { Wallets } from './wallets.ts';

/** MC-04: the main wallet, and beside it those of vendors that keep one of their own. */
export default function WalletsRoom({ openRoom }: RoomProps) {
  const client = useQueryClient();
  const wallets = useQuery({ ...ownQuery('wallets'), queryFn: () => send(getWallets, {}), staleTime: 0 });
  const changed = () => client.invalidateQueries(ownQuery('wallets'));
  return (
    <Answer of={wallets}>
      {(value) => (
        <div className="wallet-room">
          <Main wallets={value} onRecords={() => openRoom('transactionHistory')} />
          {value.vendors.length > 0 && <Vendors wallets={value} onChanged={changed} />}
        </div>
      )}
    </Answer>
  );
}

function Main({ wallets: { main, currency, vendors }, onRecords }: { wallets: Wallets; onRecords: () => void }) {
  const text = useText('wallets');
  return (
    <>
      <div className="wallet-tiles">
        <StatTile label={text('available')} figure={<Amount value={main.available} currency={currency} />} />
        {/[1-9]/.test(main.bonus) && (
          <StatTile
            label={text('bonus')}
            figure={<Amount value={main.bonus} currency={currency} />}
            note={text('bonusNote')}
          />
        )}
        <StatTile
          label={text('held')}
          figure={<Amount value={main.reserved} currency={currency} />}
          note={text('heldNote')}
        />
      </div>
      {vendors.length === 0 && <p className="text-muted text-pretty">{text('single')}</p>}
      <div>
        <button type="button" className="button button-quiet" onClick={onRecords}>
          {text('records')}
        </button>
      </div>
    </>
  );
}

function Vendors({ wallets, onChanged }: { wallets: Wallets; onChanged: () => Promise<void> }) {
  const text = useText('wallets');
  const { code } = usePageLanguage();
  const { currency, vendors } = wallets;
  const act = useAct(onChanged);
  // What was asked before a failure is not asked twice: a try keeps its keys until all of it is done.
  const [keys, setKeys] = useState(() => newKeys());
  // Each transfer has a form of its own, so that nothing typed is left of the one before.
  const [transfers, setTransfers] = useState(0);
  const transferred = async () => {
    setTransfers((before) => before + 1);
    await onChanged();
  };
  const filled = vendors.filter(({ amount }) => amount !== null && /[1-9]/.test(amount));
  const allBack = () =>
    act.run(async () => {
      for (const { vassalage, amount } of filled)
        await send(
          walletTransfer,
          { body: { vassalage, direction: 'OUT', amount: amount ?? '0' } },
          { idempotencyKey: keys(`${vassalage} ${amount ?? ''}`) },
        );
      setKeys(() => newKeys());
      return text('allBackDone');
    });
  return (
    <>
      <section>
        <h3 className="centre-heading">{text('vendors')}</h3>
        <ul className="centre-list">
          {vendors.map(({ vassalage, name, amount, pending }) => (
            <li key={vassalage} className="centre-row">
              <div className="min-w-0 grow">
                <p className="font-semibold">{name}</p>
                {/[1-9]/.test(pending) && (
                  <p className="text-muted text-sm">
                    {text('pending', { amount: formatMoney(code, pending, currency) })}
                  </p>
                )}
              </div>
              {amount === null ? (
                <span className="text-muted">{text('unknown')}</span>
              ) : (
                <b>
                  <Amount value={amount} currency={currency} />
                </b>
              )}
            </li>
          ))}
        </ul>
      </section>
      <TransferForm key={transfers} wallets={wallets} onTransferred={transferred} />
      {filled.length > 0 && (
        <div className="wallet-acts">
          <button type="button" className="button button-quiet" disabled={act.isRunning} onClick={allBack}>
            {text('allBack')}
          </button>
        </div>
      )}
    </>
  );
}

/** A key for each content of a try. */
function newKeys(): (content: string) => string {
  const kept = new Map<string, string>();
  return (content) => {
    const key = kept.get(content) ?? crypto.randomUUID();
    kept.set(content, key);
    return key;
  };
}
