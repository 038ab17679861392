import './social-buttons.css';
import { beginSocialLogin, type SocialProvider } from '@pelita/contract';
import { useEffect, useState } from 'react';
import { failureText } from '../../shared/calls/failure-text.ts';
import { send } from '../../shared/calls/send.ts';
import { FormProblem } from '../../shared/form/form-problem.tsx';
import { useText } from '../../shared/language/use-text.ts';
import { SocialMark } from './social-marks.tsx';
import { useSocialProviders } from './social-providers.ts';
import { onReturn, pathHere } from './social-way.ts';

/** LOGIN-11, REG-11: in by an account elsewhere; a new one registers here at the end of the way. */
export function SocialButtons() {
  const text = useText('social');
  const providers = useSocialProviders();
  const [leavingTo, setLeavingTo] = useState<SocialProvider>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => onReturn(() => setLeavingTo(undefined)), []);
  if (providers.length === 0) return null;

  const leave = async (provider: SocialProvider) => {
    setProblem(undefined);
    setLeavingTo(provider);
    try {
      const { authorizationUrl } = await send(beginSocialLogin, { body: { provider, returnTo: pathHere() } });
      location.assign(authorizationUrl);
    } catch (failure) {
      setProblem(failureText(failure));
      setLeavingTo(undefined);
    }
  };
  return (
    <div className="social">
      <p className="social-or">{text('or')}</p>
      {providers.map((provider) => {
        const label = leavingTo === provider ? 'leaving' : 'continueWith';
        return (
          <button
            key={provider}
            type="button"
            className="button button-quiet social-button"
            disabled={leavingTo !== undefined}
            onClick={() => void leave(provider)}
          >
            <SocialMark provider={provider} />
            {text(label, { provider: text(provider) })}
          </button>
        );
      })}
      <FormProblem text={problem} />
    </div>
  );
}
