import { setTeamRates, type TeamMember } from '@pelita/contract';
import { FormField } from '@pelita/ui/form-field';
import { FormProblem } from '@pelita/ui/form-problem';
import { ModalFrame } from '@pelita/ui/modal-frame';
import { notify } from '@pelita/ui/notice';
import { SubmitButton } from '@pelita/ui/submit-button';
import { useActForm } from '@pelita/ui/use-act-form';
import { useState } from 'react';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';
import { isSwitchedOn } from '../../shared/page/feature-switch.ts';
import { useStartup } from '../../shared/page/page.ts';
import { TransferForm } from './transfer-form.tsx';

const WIDTH_PX = 480;
type Act = 'rates' | 'transfer';

/** What an agent does of an account directly below: its rates, and money to it. */
export function MemberActs({ member, onChanged }: { member: TeamMember; onChanged: () => void }) {
  const text = useText('agentCentre');
  const [act, setAct] = useState<Act | null>(null);
  const { whitelabel } = useStartup();
  const mayTransfer = isSwitchedOn(whitelabel, 'MEMTRANS3');
  if (member.level !== 1 || !member.isOpen) return null;
  const { username } = member;
  const close = () => setAct(null);
  const done = () => {
    close();
    onChanged();
  };
  const acts: readonly Act[] = mayTransfer ? ['rates', 'transfer'] : ['rates'];
  return (
    <span className="inline-flex flex-wrap gap-2">
      {acts.map((name) => (
        <button key={name} type="button" className="button button-small button-quiet" onClick={() => setAct(name)}>
          {text(name === 'rates' ? 'rates' : 'transfer')}
          <span className="sr-only">{username}</span>
        </button>
      ))}
      {act === 'rates' && (
        <ModalFrame title={text('ratesOf', { account: username })} width={WIDTH_PX} onClose={close}>
          <RatesForm member={member} onDone={done} />
        </ModalFrame>
      )}
      {act === 'transfer' && (
        <ModalFrame title={text('transferTo', { account: username })} width={WIDTH_PX} onClose={close}>
          <TransferForm account={username} onDone={done} />
        </ModalFrame>
      )}
    </span>
  );
}

function RatesForm({ member, onDone }: { member: TeamMember; onDone: () => void }) {
  const text = useText('agentCentre');
  const { playerId, rebate, prizeMode, username } = member;
  const form = useActForm({ rebate, prizeMode: String(prizeMode) }, async (typed) => {
    const body = { playerId, rebate: typed.rebate.trim(), prizeMode: Number(typed.prizeMode) };
    await send(setTeamRates, { body });
    notify({ tone: 'done', text: text('ratesSet', { account: username }) });
    onDone();
  });
  return (
    <form noValidate className="form" onSubmit={(event) => void form.submit(event)}>
      <FormField
        control={form.control}
        name="rebate"
        label={text('rebate')}
        inputMode="decimal"
        isRequired
        takesFocus
      />
      <FormField control={form.control} name="prizeMode" label={text('prizeMode')} inputMode="numeric" isRequired />
      <FormProblem text={form.problem} />
      <SubmitButton label={text('save')} runningLabel={text('saving')} isRunning={form.isSubmitting} />
    </form>
  );
}
