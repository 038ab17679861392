import type { SessionValue } from '@pelita/contract';
import { Suspense, useEffect, useRef, useState } from 'react';
import { FormProblem } from '@pelita/ui/form-problem';
import { KeptViews } from '@pelita/ui/kept-views';
import { useText } from '../../../shared/language/use-text.ts';
import { ModalFrame } from '@pelita/ui/modal-frame';
import { useFollowedFocus } from '@pelita/ui/followed-focus';
import { useInnerView } from '@pelita/ui/inner-view';
import { navigate } from '../../../shared/navigation/navigation.ts';
import { isSwitchedOn, useFeatures } from '../../../shared/page/feature-switch.ts';
import { useStartup } from '../../../shared/page/page.ts';
import { useIsSessionOver } from '../../../shared/session/use-session.ts';
import { ChooseWay } from '../choose-way.tsx';
import { enter } from '../enter.ts';
import { FreePlay } from '../free-play.tsx';
import { LoginBanner } from './login-banner.tsx';
import { LoginForm } from './login-form.tsx';
import { LOGIN_GROUP } from './login-group.ts';
import { isChangeForced, mustChangePassword } from './must-change-password.ts';
import { forgetPendingChange, keepPendingChange, pendingChange } from './pending-change.ts';
import type { SecondStep } from './second-step.ts';
import type { SentMail } from '../recovery/sent-mail.ts';
import { forgetHash, type SocialArrival, socialArrivalIn } from '../social/social-arrival.ts';
import { SocialButtons } from '../social/social-buttons.tsx';
import { lazyPart } from '../../../shared/parts/load-part.ts';

const ChangeView = lazyPart({ component: () => import('./change-view.tsx') });
const MailSentView = lazyPart({ component: () => import('../recovery/mail-sent-view.tsx') });
const RecoverView = lazyPart({ component: () => import('../recovery/recover-view.tsx') });
const ResetView = lazyPart({ component: () => import('../recovery/reset-view.tsx') });
const SecondStepView = lazyPart({ component: () => import('./second-step-view.tsx') });
const SocialView = lazyPart({ component: () => import('../social/social-view.tsx') });
const SmsLoginForm = lazyPart({ component: () => import('./sms-login-form.tsx') });

type Way = 'username' | 'sms';
/** What stands there when the modal comes, before any step within it. */
type Arrival = { name: 'entrance'; problem?: SocialProblem } | { name: 'reset'; resetToken: string } | Ticket;
type Ticket = { name: 'social'; ticket: string };
type View =
  | { name: 'recover' }
  | ({ name: 'mailSent' } & SentMail)
  | { name: 'reset'; resetToken: string }
  | { name: 'secondStep'; step: SecondStep }
  | { name: 'change' };
const viewNames = ['recover', 'mailSent', 'reset', 'secondStep', 'change'] as const;

/** LOGIN-01: the ways in, and what leads back to them. */
export default function LoginModal({ onClose }: { onClose: () => void }) {
  const text = useText('identity');
  const social = useText('social');
  const [arrival, setArrival] = useState<Arrival>(arrivalOfAddress);
  const [way, setWay] = useState<Way>('username');
  const inner = useInnerView<View>(viewNames);
  const change = useForcedChange(inner);
  const view = (inner.view?.name === 'change' && !change.value ? undefined : inner.view) ?? arrival;
  useFollowedFocus(view.name);
  useEffect(() => {
    // The link's token goes from the address into the entry of the history, where a reload finds it.
    if (arrival.name === 'reset') inner.replace(arrival);
    forgetHash();
    // oxlint-disable-next-line react/exhaustive-deps -- once, for what the address has brought
  }, []);
  const titles = {
    entrance: text('loginTitle'),
    recover: text('forgotTitle'),
    mailSent: text('mailSentTitle'),
    reset: text('resetTitle'),
    secondStep: text('secondStepTitle'),
    social: social('title'),
    change: text('changeTitle'),
  };
  const toEntrance = (): void => {
    setArrival(entrance);
    inner.leaveAll();
  };
  const onSecondStep = (step: SecondStep): void => {
    // The ticket of a provider serves once: the way back from here leads to the ways in.
    setArrival(entrance);
    inner.open({ name: 'secondStep', step });
  };
  // LOGIN-06: who must change the password is not in before that, so the member is not loaded.
  const onEntered = (value: SessionValue): void => (mustChangePassword(value) ? change.begin(value) : enter(value));
  const isEntrance = view.name === 'entrance';
  const keptView = isEntrance ? way : view.name === 'recover' ? 'recover' : undefined;
  return (
    <ModalFrame title={titles[view.name]} onClose={change.close ?? onClose} isClosable={!change.isForced}>
      {isEntrance && <Greeting />}
      {isEntrance && <Ways chosen={way} onChoose={setWay} />}
      {isEntrance && view.problem && <CameBackWithout problem={view.problem} />}
      <KeptViews
        shown={keptView}
        of={(name) => (
          <>
            {name === 'username' && <LoginForm onSecondStep={onSecondStep} onEntered={onEntered} />}
            {name === 'sms' && <SmsLoginForm onSecondStep={onSecondStep} />}
            {name === 'recover' && (
              <RecoverView
                onSecondStep={onSecondStep}
                onMailSent={(mail) => inner.open({ name: 'mailSent', ...mail })}
              />
            )}
          </>
        )}
      />
      <Suspense fallback={null}>
        {view.name === 'mailSent' && <MailSentView mail={view} />}
        {view.name === 'reset' && (
          <ResetView
            resetToken={view.resetToken}
            onDone={toEntrance}
            onAskAgain={() => inner.replace({ name: 'recover' })}
          />
        )}
        {view.name === 'secondStep' && <SecondStepView step={view.step} onEntered={onEntered} />}
        {view.name === 'social' && (
          <SocialView ticket={view.ticket} onSecondStep={onSecondStep} onEntered={onEntered} />
        )}
        {view.name === 'change' && change.value && <ChangeView value={change.value} />}
      </Suspense>
      {isEntrance && <SocialButtons />}
      {isEntrance && <Asides onForgot={() => inner.open({ name: 'recover' })} />}
      {!isEntrance && view.name !== 'change' && <Back onBack={toEntrance} />}
    </ModalFrame>
  );
}

const entrance: Arrival = { name: 'entrance' };

/** The link of a mail carries its token behind the hash sign, and so does the way back from an identity provider. */
function arrivalOfAddress(): Arrival {
  const resetToken = /^#reset=([\w-]{43})$/.exec(location.hash)?.[1];
  if (resetToken !== undefined) return { name: 'reset', resetToken };
  const arrival = socialArrivalIn(location.hash);
  if (arrival === null) return entrance;
  return 'ticket' in arrival ? { name: 'social', ticket: arrival.ticket } : { name: 'entrance', problem: arrival };
}

/**
 * PASS-04, LOGIN-16: the login that must change its password. A reload finds it in the tab; whoever leaves the change
 * begins again, or, where it is not forced, goes on as the login would have.
 */
function useForcedChange({ view, open, replace }: ReturnType<typeof useInnerView<View>>) {
  const isThere = view?.name === 'change';
  const [value, setValue] = useState(() => (isThere ? pendingChange() : null));
  const isForced = value !== null && isChangeForced(value);
  const before = useRef(view?.name);
  useEffect(() => {
    const wasThere = before.current === 'change';
    before.current = view?.name;
    if (isThere || !wasThere || !value) return;
    forgetPendingChange();
    setValue(null);
    if (!isForced) enter(value);
  }, [view?.name, isThere, value, isForced]);
  return {
    value,
    isForced: isThere && isForced,
    close: isThere && value && !isForced ? () => enter(value) : undefined,
    begin: (next: SessionValue): void => {
      keepPendingChange(next);
      setValue(next);
      // A second step that is done is nothing to go back to.
      (view?.name === 'secondStep' ? replace : open)({ name: 'change' });
    },
  };
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
function Ways({ chosen, onChoose }: { chosen: Way; onChoose: (way: Way) => void }) {
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
