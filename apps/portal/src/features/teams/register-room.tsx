import '../../shared/records/records.css';
import './teams.css';
import { type CallValue, createInvitationLink, getTeamOverview, openTeamAccount } from '@pelita/contract';
import { Answer } from '@pelita/ui/answer';
import { ChoiceField } from '@pelita/ui/choice-field';
import { FormField } from '@pelita/ui/form-field';
import { FormProblem } from '@pelita/ui/form-problem';
import { notify } from '@pelita/ui/notice';
import { SubmitButton } from '@pelita/ui/submit-button';
import { useActForm } from '@pelita/ui/use-act-form';
import { useQuery } from '@tanstack/react-query';
import type { Control } from 'react-hook-form';
import { useState } from 'react';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';
import { ownQuery } from '../../shared/session/own-query.ts';
import { InvitationLinks } from './invitation-links.tsx';
import { typeName } from './team-level.tsx';

type Own = CallValue<typeof getTeamOverview>['own'];
type RateFields = { type: string; rebate: string; prizeMode: string };

/** AC-03: an account opened directly, or a link by which others register. */
export default function RegisterRoom() {
  const answer = useQuery({
    ...ownQuery('team', 'overview', '{}'),
    queryFn: () => send(getTeamOverview, { query: {} }),
  });
  const [made, setMade] = useState(0);
  const [opened, setOpened] = useState(0);
  return (
    <Answer of={answer}>
      {({ own }) => (
        <div className="record-room">
          <div className="team-forms">
            <OpenAccount key={opened} own={own} onOpened={() => setOpened((before) => before + 1)} />
            <MakeLink own={own} onMade={() => setMade((before) => before + 1)} />
          </div>
          <InvitationLinks made={made} />
        </div>
      )}
    </Answer>
  );
}

function OpenAccount({ own, onOpened }: { own: Own; onOpened: () => void }) {
  const text = useText('agentCentre');
  const form = useActForm(
    { username: '', password: '', ...usualRates(own) },
    async ({ username, password, ...rates }) => {
      const body = { username: username.trim(), password, ...wireRates(rates) };
      const opened = await send(openTeamAccount, { body });
      notify({ tone: 'done', text: text('opened', { account: opened.username }) });
      onOpened();
    },
  );
  return (
    <form noValidate className="form" onSubmit={(event) => void form.submit(event)}>
      <h3 className="centre-heading">{text('openAccount')}</h3>
      <FormField control={form.control} name="username" label={text('username')} autoComplete="off" isRequired />
      <FormField
        control={form.control}
        name="password"
        label={text('firstPassword')}
        hint={text('firstPasswordNote')}
        autoComplete="off"
        isRequired
        isSecret
      />
      <RateInputs control={form.control as unknown as Control<RateFields>} own={own} />
      <FormProblem text={form.problem} />
      <SubmitButton label={text('open')} runningLabel={text('opening')} isRunning={form.isSubmitting} />
    </form>
  );
}

function MakeLink({ own, onMade }: { own: Own; onMade: () => void }) {
  const text = useText('agentCentre');
  const form = useActForm(
    { ...usualRates(own), days: '30', useMaximum: '100' },
    async ({ days, useMaximum, ...rates }) => {
      const body = { ...wireRates(rates), days: Number(days), useMaximum: Number(useMaximum) };
      await send(createInvitationLink, { body });
      notify({ tone: 'done', text: text('linkMade') });
      onMade();
    },
  );
  return (
    <form noValidate className="form" onSubmit={(event) => void form.submit(event)}>
      <h3 className="centre-heading">{text('makeLink')}</h3>
      <RateInputs control={form.control as unknown as Control<RateFields>} own={own} />
      <FormField control={form.control} name="days" label={text('days')} inputMode="numeric" isRequired />
      <FormField control={form.control} name="useMaximum" label={text('useMaximum')} inputMode="numeric" isRequired />
      <FormProblem text={form.problem} />
      <SubmitButton label={text('makeLink')} runningLabel={text('making')} isRunning={form.isSubmitting} />
    </form>
  );
}

/** The type and the rates, each with what the agent has. */
function RateInputs({ control, own }: { control: Control<RateFields>; own: Own }) {
  const text = useText('agentCentre');
  return (
    <>
      <ChoiceField
        control={control}
        name="type"
        label={text('type')}
        nothing={text('type')}
        choices={own.opens.map((type) => ({ value: String(type), label: text(typeName(type)) }))}
      />
      <FormField
        control={control}
        name="rebate"
        label={text('rebate')}
        hint={text('atMost', { maximum: `${own.rebate}%` })}
        inputMode="decimal"
        isRequired
      />
      <FormField
        control={control}
        name="prizeMode"
        label={text('prizeMode')}
        hint={text('atMost', { maximum: String(own.prizeMode) })}
        inputMode="numeric"
        isRequired
      />
    </>
  );
}

function usualRates(own: Own): RateFields {
  return { type: String(own.opens[0] ?? 0), rebate: '0.00', prizeMode: String(Math.min(1_700, own.prizeMode)) };
}

function wireRates({ type, rebate, prizeMode }: RateFields) {
  return { type: Number(type) as 0 | 1 | 2 | 41 | 42, rebate: rebate.trim(), prizeMode: Number(prizeMode) };
}
