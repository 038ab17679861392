import { useEffect, useState } from 'react';
import { CallFailure } from '../../shared/calls/failure.ts';
import { FormProblem } from '../../shared/form/form-problem.tsx';
import { useText } from '../../shared/language/use-text.ts';
import { ModalFrame } from '../../shared/modal/modal-frame.tsx';
import { navigate } from '../../shared/navigation/navigation.ts';
import { useFeatures } from '../../shared/page/feature-switch.ts';
import { useStartup } from '../../shared/page/page.ts';
import { FreePlay } from './free-play.tsx';
import { RegisterForm } from './register-form.tsx';
import { keptRules, readRules, type RegistrationRules } from './registration-rules.ts';

export default function RegisterModal({ onClose }: { onClose: () => void }) {
  const text = useText('identity');
  const errors = useText('errors');
  const { settings } = useStartup();
  const { registration, registrationByUsername } = useFeatures();
  const isOpen = registration && registrationByUsername;
  const { rules, problem, readAgain } = useRules();
  const title = settings.welcomeAmount
    ? text('registerWelcome', { amount: settings.welcomeAmount })
    : text('registerTitle');
  return (
    <ModalFrame title={isOpen ? title : text('registerTitle')} onClose={onClose}>
      {!isOpen && <p className="text-muted mt-2">{errors('registration_closed')}</p>}
      {isOpen && rules && <RegisterForm rules={rules} />}
      {isOpen && !rules && !problem && <FormSkeleton />}
      {isOpen && !rules && problem && (
        <div className="form">
          <FormProblem text={problem} />
          <RetryButton onPress={readAgain} />
        </div>
      )}
      <button type="button" className="text-button" onClick={() => navigate().openModal('login')}>
        {text('haveAccount')}
      </button>
      <FreePlay />
    </ModalFrame>
  );
}

/** The rules that this tab keeps stand there at once; without them the form waits for the server's. */
function useRules() {
  const [rules, setRules] = useState<RegistrationRules | null>(keptRules);
  const [problem, setProblem] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    readRules()
      .then((read) => isCurrent && setRules((kept) => kept ?? read))
      .catch(
        (failure: unknown) =>
          isCurrent && setProblem(failure instanceof CallFailure ? failure.message : String(failure)),
      );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);
  const readAgain = () => {
    setProblem(undefined);
    setAttempt(attempt + 1);
  };
  return { rules, problem, readAgain };
}

function RetryButton({ onPress }: { onPress: () => void }) {
  const text = useText('shell');
  return (
    <button type="button" className="button button-quiet" onClick={onPress}>
      {text('retry')}
    </button>
  );
}

/** Three lines and a button: the shape of the form that arrives. */
function FormSkeleton() {
  const text = useText('shell');
  return (
    <div className="form" role="status" aria-label={text('loading')}>
      {[0, 1, 2].map((line) => (
        <div key={line} className="skeleton h-[76px] rounded-m" />
      ))}
      <div className="skeleton h-12 rounded-full" />
    </div>
  );
}
