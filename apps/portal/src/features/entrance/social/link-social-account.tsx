import { beginSocialLink, type SocialProvider } from '@pelita/contract';
import { failureText } from '../../../shared/calls/failure-text.ts';
import { send } from '../../../shared/calls/send.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { SocialButton } from './social-button.tsx';
import { pathHere } from './path-here.ts';
import { useLeaving } from './use-leaving.ts';
import { useConfirmation } from '../../../shared/security/use-confirmation.tsx';

/** LOGIN-11: to the identity provider's page, by the login password; it leads back to this room. */
export function LinkSocialAccount(props: {
  providers: readonly SocialProvider[];
  onProblem: (problem: string | undefined) => void;
}) {
  const { providers, onProblem } = props;
  const text = useText('security');
  const words = useText('social');
  const { confirmed, step } = useConfirmation();
  const [leavingTo, setLeavingTo] = useLeaving();

  const leave = async (provider: SocialProvider): Promise<void> => {
    onProblem(undefined);
    try {
      await confirmed(async (password) => {
        const body = { provider, password, returnTo: pathHere() };
        const { authorizationUrl } = await send(beginSocialLink, { body });
        setLeavingTo(provider);
        location.assign(authorizationUrl);
      });
    } catch (failure) {
      onProblem(failureText(failure));
    }
  };
  return (
    <>
      {providers.map((provider) => (
        <SocialButton
          key={provider}
          provider={provider}
          label={text('linkProvider', { provider: words(provider) })}
          leavingTo={leavingTo}
          onPress={() => void leave(provider)}
        />
      ))}
      {step}
    </>
  );
}
