import { formatMoney } from '@pelita/i18n';
import { adjustBalance, getPlayer, listApprovals } from '@pelita/contract/office';
import { amountAsTyped } from '@pelita/ui/amount-as-typed';
import { MoneyField } from '@pelita/ui/money-field';
import { useReader } from '@pelita/ui/reader';
import { useState } from 'react';
import { useAct } from '../../shared/calls/use-act.ts';
import { useText } from '../../shared/language/use-text.ts';
import { ActDialog } from '../../shared/parts/act-dialog.tsx';
import type { Player } from './player.ts';

/** Gives the player money or takes it, with a reason that the second operator reads. */
export function AdjustDialog({ player, onClose }: { player: Player; onClose: () => void }) {
  const text = useText('officePlayers');
  const { language } = useReader();
  const { currency, available } = player.balance;
  const [typed, setTyped] = useState('');
  const [isTaking, setTaking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { act } = useAct(adjustBalance, [getPlayer, listApprovals]);

  const amount = amountAsTyped(typed, currency);
  const isAmount = amount !== null && /[1-9]/.test(amount);
  const check = (): boolean => {
    setProblem(isAmount ? undefined : text('amountWrong'));
    return isAmount;
  };
  return (
    <ActDialog
      title={text('adjust')}
      confirm={text('adjust')}
      reason="required"
      check={check}
      onAct={(reason) =>
        act({ body: { playerId: player.id, amount: `${isTaking ? '-' : ''}${amount ?? ''}`, reason } })
      }
      onClose={onClose}
    >
      <p>{text('adjustNote', { available: formatMoney(language, available, currency) })}</p>
      <fieldset className="choice-row">
        <legend className="sr-only">{text('adjust')}</legend>
        {[false, true].map((takes) => (
          <label key={String(takes)} className="choice-box">
            <input type="radio" name="direction" checked={takes === isTaking} onChange={() => setTaking(takes)} />
            {takes ? text('adjustTake') : text('adjustGive')}
          </label>
        ))}
      </fieldset>
      <MoneyField
        name="amount"
        label={text('adjustAmount')}
        currency={currency}
        value={typed}
        onChange={setTyped}
        problem={problem}
        takesFocus
      />
    </ActDialog>
  );
}
