import type { SessionValue } from '@pelita/contract';
import { lazy, Suspense, useEffect, useState } from 'react';
import { FormProblem } from '../../shared/form/form-problem.tsx';
import { useText } from '../../shared/language/use-text.ts';
import { ModalFrame } from '../../shared/modal/modal-frame.tsx';
import { navigate } from '../../shared/navigation/navigation.ts';
import { isSwitchedOn, useFeatures } from '../../shared/page/feature-switch.ts';
import { useStartup } from '../../shared/page/page.ts';
import { useIsSessionOver } from '../../shared/session/use-session.ts';
import { ChooseWay } from './choose-way.tsx';
import { enter } from './enter.ts';
import { FreePlay } from './free-play.tsx';
import { LoginBanner } from './login-banner.tsx';
import { LoginForm } from './login-form.tsx';
import { LOGIN_GROUP } from './login-group.ts';
import { isChangeForced, mustChangePassword } from './must-change-password.ts';
import type { SecondStep } from './second-step.ts';
import { forgetHash, type SocialArrival, socialArrivalIn } from './social-arrival.ts';
import { SocialButtons } from './social-buttons.tsx';

const ChangeView = lazy(() => import('./change-view.tsx'));
const RecoverView = lazy(() => import('./recover-view.tsx'));
const ResetView = lazy(() => import('./reset-view.tsx'));
const SecondStepView = lazy(() => import('./second-step-view.tsx'));
const SocialView = lazy(() => import('./social-view.tsx'));
const SmsLoginForm = lazy(() => import('./sms-login-form.tsx'));

type View =
  | { name: 'username'; problem?: SocialProblem }
  | { name: 'sms' }
  | { name: 'recover' }
  | { name: 'reset'; resetToken: string }
  | { name: 'secondStep'; step: SecondStep }
  | { name: 'social'; ticket: string }
  | { name: 'change'; value: SessionValue };

/** LOGIN-01: the ways in, and what leads back to them. */
export default function LoginModal({ onClose }: { onClose: () => void }) {
  const text = useText('identity');
  const social = useText('social');
  const [view, setView] = useState<View>(firstView);
  useEffect(forgetHash, []);
  const entrance = view.name === 'username' || view.name === 'sms' ? view.name : null;
  const titles = {
    username: text('loginTitle'),
    sms: text('loginTitle'),
    recover: text('forgotTitle'),
    reset: text('resetTitle'),
    secondStep: text('secondStepTitle'),
    social: social('title'),
    change: text('changeTitle'),
  };
  const isForced = view.name === 'change' && isChangeForced(view.value);
  // PASS-04: where the change is not forced, closing it goes on as the login would have.
  const close = () => (view.name === 'change' ? enter(view.value) : onClose());
  return (
    <ModalFrame title={titles[view.name]} onClose={close} isClosable={!isForced}>
      {entrance && <Greeting />}
      {entrance && <Ways chosen={entrance} onChoose={(name) => setView(name === 'sms' ? { name } : username)} />}
      {view.name === 'username' && view.problem && <CameBackWithout problem={view.problem} />}
      <Suspense fallback={null}>
        <Shown view={view} onView={setView} />
      </Suspense>
      {entrance && <SocialButtons />}
      {entrance && <Asides onForgot={() => setView({ name: 'recover' })} />}
      {!entrance && view.name !== 'change' && <Back onBack={() => setView(username)} />}
    </ModalFrame>
  );
}

const username: View = { name: 'username' };

/** The link of a mail carries its token behind the hash sign, and so does the way back from an identity provider. */
function firstView(): View {
  const resetToken = /^#reset=([\w-]{43})$/.exec(location.hash)?.[1];
  if (resetToken !== undefined) return { name: 'reset', resetToken };
  const arrival = socialArrivalIn(location.hash);
  if (arrival === null) return username;
  return 'ticket' in arrival ? { name: 'social', ticket: arrival.ticket } : { name: 'username', problem: arrival };
}

function Shown({ view, onView }: { view: View; onView: (view: View) => void }) {
  const onSecondStep = (step: SecondStep) => onView({ name: 'secondStep', step });
  // LOGIN-06: who must change the password is not in before that, so the member is not loaded.
  const onEntered = (value: SessionValue) =>
    mustChangePassword(value) ? onView({ name: 'change', value }) : enter(value);
  switch (view.name) {
    case 'username':
      return <LoginForm onSecondStep={onSecondStep} onEntered={onEntered} />;
    case 'sms':
      return <SmsLoginForm onSecondStep={onSecondStep} />;
    case 'recover':
      return <RecoverView onSecondStep={onSecondStep} />;
    case 'reset':
      return <ResetView resetToken={view.resetToken} onDone={() => onView(username)} />;
    case 'secondStep':
      return <SecondStepView step={view.step} onEntered={onEntered} />;
    case 'social':
      return <SocialView ticket={view.ticket} onSecondStep={onSecondStep} onEntered={onEntered} />;
    case 'change':
      return <ChangeView value={view.value} />;
  }
}

type SocialProblem = Extract<SocialArrival, { problem: string }>;

/** What became of a way by an identity provider that ended without a login. */
function CameBackWithout({ problem: { problem, provider } }: { problem: SocialProblem }) {
  const text = useText('social');
  return (
    <div className="mt-4">
      <FormProblem text={text(problem, { provider: text(provider) })} />
    </div>
  );
}

function Greeting() {
  const text = useText('identity');
  const { announcements } = useStartup();
  const isOver = useIsSessionOver();
  const hasBanner = announcements.banners.some(({ group }) => group === LOGIN_GROUP);
  if (isOver) return <p role="status">{text('sessionOver')}</p>;
  if (!hasBanner) return <p className="text-muted mt-1">{text('loginIntro')}</p>;
  return <LoginBanner />;
}

/** The choice stands there only where the brand lets people in by text code. */
function Ways({ chosen, onChoose }: { chosen: 'username' | 'sms'; onChoose: (way: 'username' | 'sms') => void }) {
  const text = useText('identity');
  const { whitelabel } = useStartup();
  if (!isSwitchedOn(whitelabel, 'MOBILEVERCODELOGIN3')) return null;
  return (
    <ChooseWay
      label={text('loginTitle')}
      ways={['username', 'sms']}
      chosen={chosen}
      nameOf={(way) => text(way === 'username' ? 'username' : 'way_sms')}
      onChoose={onChoose}
    />
  );
}

function Asides({ onForgot }: { onForgot: () => void }) {
  const text = useText('identity');
  const { registration } = useFeatures();
  // Whose session has ended has an account, and something to go on with.
  const isOver = useIsSessionOver();
  return (
    <>
      <div className="flex flex-wrap justify-between gap-x-6">
        {registration && !isOver && (
          <button
            type="button"
            className="text-button"
            data-opens="register"
            onClick={() => navigate().openModal('register')}
          >
            {text('noAccount')}
          </button>
        )}
        <button type="button" className="text-button" onClick={onForgot}>
          {text('forgotPassword')}
        </button>
      </div>
      {!isOver && <FreePlay />}
    </>
  );
}

function Back({ onBack }: { onBack: () => void }) {
  const text = useText('identity');
  return (
    <button type="button" className="text-button" onClick={onBack}>
      {text('backToLogin')}
    </button>
  );
}
