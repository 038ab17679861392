import { beginSocialLogin, type SocialProvider } from '@pelita/contract';
import { useState } from 'react';
import { failureText } from '../../../shared/calls/failure-text.ts';
import { send } from '../../../shared/calls/send.ts';
import { FormProblem } from '@pelita/ui/form-problem';
import { useText } from '../../../shared/language/use-text.ts';
import { SocialButton } from './social-button.tsx';
import { useSocialProviders } from '../../../shared/social/social-providers.ts';
import { pathHere } from './path-here.ts';
import { useLeaving } from './use-leaving.ts';

/** LOGIN-11, REG-11: in by an account elsewhere; a new one registers here at the end of the way. */
export function SocialButtons() {
  const text = useText('social');
  const providers = useSocialProviders();
  const [leavingTo, setLeavingTo] = useLeaving();
  const [problem, setProblem] = useState<string>();
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
      {providers.map((provider) => (
        <SocialButton
          key={provider}
          provider={provider}
          label={text('continueWith', { provider: text(provider) })}
          leavingTo={leavingTo}
          onPress={() => void leave(provider)}
        />
      ))}
      <FormProblem text={problem} />
    </div>
  );
}
