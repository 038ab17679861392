import { isAgentType, setTeamRates, type TeamMember } from '@pelita/contract';
import { FormField } from '@pelita/ui/form-field';
import { FormProblem } from '@pelita/ui/form-problem';
import { ModalFrame } from '@pelita/ui/modal-frame';
import { notify } from '@pelita/ui/notice';
import { SubmitButton } from '@pelita/ui/submit-button';
import { useActForm } from '@pelita/ui/use-act-form';
import { Suspense, useState } from 'react';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';
import { isSwitchedOn } from '../../shared/page/feature-switch.ts';
import { useStartup } from '../../shared/page/page.ts';
import { lazyPart } from '../../shared/parts/load-part.ts';
import { contractSwitches } from './contracts/contract-switches.ts';
import { FirstPasswordForm } from './first-password-form.tsx';
import { TransferForm } from './transfer-form.tsx';

const OfferTo = lazyPart({ component: () => import('./contracts/offer-to.tsx'), texts: ['contracts'] });
const WIDTH_PX = 480;
type Act = 'rates' | 'transfer' | 'contract' | 'newPassword';

/** AC-04: what an agent does of an account directly below: its rates, money and a contract to it, its first password. */
export function MemberActs({ member, onChanged }: { member: TeamMember; onChanged: () => void }) {
  const text = useText('agentCentre');
  const [act, setAct] = useState<Act | null>(null);
  const { whitelabel } = useStartup();
  if (member.level !== 1 || !member.isOpen) return null;
  const { username } = member;
  const close = () => setAct(null);
  const done = () => {
    close();
    onChanged();
  };
  const acts = actsOf(member, (modId) => isSwitchedOn(whitelabel, modId));
  return (
    <span className="inline-flex flex-wrap gap-2">
      {acts.map((name) => (
        <button key={name} type="button" className="button button-small button-quiet" onClick={() => setAct(name)}>
          {text(name)}
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
      {act === 'newPassword' && (
        <ModalFrame title={text('newPasswordOf', { account: username })} width={WIDTH_PX} onClose={close}>
          <FirstPasswordForm member={member} onDone={done} />
        </ModalFrame>
      )}
      {act === 'contract' && (
        <Suspense>
          <OfferTo account={username} onClose={close} />
        </Suspense>
      )}
    </span>
  );
}

function actsOf({ type, isUsed }: TeamMember, isOn: (modId: string) => boolean): readonly Act[] {
  const acts: { act: Act; isOpen: boolean }[] = [
    { act: 'rates', isOpen: true },
    { act: 'transfer', isOpen: isOn('MEMTRANS3') },
    { act: 'contract', isOpen: isAgentType(type) && contractSwitches.some(({ modId }) => isOn(modId)) },
    // Its holder has not come yet, and may have lost the first one.
    { act: 'newPassword', isOpen: !isUsed },
  ];
  return acts.filter(({ isOpen }) => isOpen).map(({ act }) => act);
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
