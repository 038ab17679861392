import { finishSocialLogin, type SessionValue } from '@pelita/contract';
import { Suspense, useEffect, useRef, useState } from 'react';
import { failureText } from '../../../shared/calls/failure-text.ts';
import { send } from '../../../shared/calls/send.ts';
import { FormProblem } from '@pelita/ui/form-problem';
import { useText } from '../../../shared/language/use-text.ts';
import { useFeatures } from '../../../shared/page/feature-switch.ts';
import { NotLoaded } from '@pelita/ui/not-loaded';
import { ChooseWay } from '../choose-way.tsx';
import { loginDeviceId } from '../device-id.ts';
import { FormPlace } from '../form-place.tsx';
import { LoginForm } from '../login/login-form.tsx';
import { loginSide } from '../login/login-side.ts';
import { type AskSecondStep, secondStepOf } from '../login/second-step.ts';
import { type SocialChoice, socialChoiceOf } from './social-arrival.ts';
import { useRules } from '../../../shared/rules/use-rules.ts';
import { lazyPart } from '../../../shared/parts/load-part.ts';

const RegisterForm = lazyPart({
  component: async () => ({ default: (await import('../registration/register-form.tsx')).RegisterForm }),
});

type Props = { onSecondStep: AskSecondStep; onEntered: (value: SessionValue) => void };

/** LOGIN-11: whoever has come back from an identity provider: in at once, or first a member here. */
export default function SocialView({ ticket, onSecondStep, onEntered }: Props & { ticket: string }) {
  const text = useText('social');
  const [choice, setChoice] = useState<SocialChoice>();
  const [problem, setProblem] = useState<string>();
  const isSent = useRef(false);
  useEffect(() => {
    // A ticket serves once, so it is sent once.
    if (isSent.current) return;
    isSent.current = true;
    const arrive = async () => {
      try {
        onEntered(
          await send(finishSocialLogin, { body: { ticket, loginSide: loginSide(), loginDeviceId: loginDeviceId() } }),
        );
      } catch (failure) {
        const step = secondStepOf(failure);
        const found = socialChoiceOf(failure);
        if (step) onSecondStep(step);
        else if (found) setChoice(found);
        else setProblem(failureText(failure));
      }
    };
    void arrive();
  }, [ticket, onEntered, onSecondStep]);
  if (problem !== undefined) return <FormProblem text={problem} />;
  if (choice) return <Choice choice={choice} onSecondStep={onSecondStep} onEntered={onEntered} />;
  return (
    <>
      <p className="text-muted mt-1">{text('arriving')}</p>
      <FormPlace lines={1} />
    </>
  );
}

type Way = 'newAccount' | 'linkAccount';
const ways = ['newAccount', 'linkAccount'] as const;

/** A new member or one that is here already; where registration is closed, only the latter. */
function Choice({ choice, onSecondStep, onEntered }: Props & { choice: SocialChoice }) {
  const text = useText('social');
  const { registration } = useFeatures();
  const { socialToken, name, isMailKnown } = choice;
  const [chosen, setChosen] = useState<Way>(registration && !isMailKnown ? 'newAccount' : 'linkAccount');
  const provider = text(choice.provider);
  const note = chosen === 'newAccount' ? 'newNote' : isMailKnown ? 'known' : 'linkNote';
  return (
    <>
      <p className="text-muted mt-1">
        {name === '' ? text('unlinked', { provider }) : text('unlinkedNamed', { provider, name })}
      </p>
      {registration && (
        <ChooseWay label={text('ways')} ways={ways} chosen={chosen} nameOf={(way) => text(way)} onChoose={setChosen} />
      )}
      <p className="mt-4">{text(note, { provider })}</p>
      {chosen === 'newAccount' ? (
        <NewAccount socialToken={socialToken} />
      ) : (
        <LoginForm socialToken={socialToken} onSecondStep={onSecondStep} onEntered={onEntered} />
      )}
    </>
  );
}

/** The brand's own form of registration, with all that it asks for. */
function NewAccount({ socialToken }: { socialToken: string }) {
  const { registrationByUsername } = useFeatures();
  const { rules, problem, readAgain } = useRules();
  if (!rules && problem) return <NotLoaded note={problem} onRetry={readAgain} />;
  if (!rules) return <FormPlace lines={3} />;
  return (
    <Suspense fallback={<FormPlace lines={3} />}>
      <RegisterForm way={registrationByUsername ? 'username' : 'mobile'} rules={rules} socialToken={socialToken} />
    </Suspense>
  );
}
