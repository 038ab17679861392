import { finishSocialLink } from '@pelita/contract';
import { useEffect, useRef, useState } from 'react';
import { failureText } from '../../../shared/calls/failure-text.ts';
import { send } from '../../../shared/calls/send.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { notify } from '@pelita/ui/notice';
import { forgetHash, type SocialArrival, socialArrivalIn } from './social-arrival.ts';
import { useAccountHasChanged } from '../../../shared/security/with-security.tsx';

/** LOGIN-11: whoever has come back from an identity provider to link its account; what became of it is said here. */
export function useLinkArrival() {
  const text = useText('security');
  const words = useText('social');
  const accountHasChanged = useAccountHasChanged();
  const [arrival] = useState(() => socialArrivalIn(location.hash));
  const [isLinking, setIsLinking] = useState(arrival !== null && 'ticket' in arrival);
  const [problem, setProblem] = useState<string | undefined>(() =>
    arrival && 'problem' in arrival ? words(arrival.problem, { provider: words(arrival.provider) }) : undefined,
  );
  const isSent = useRef(false);
  useEffect(() => {
    forgetHash();
    // A ticket serves once, so it is sent once.
    if (!hasTicket(arrival) || isSent.current) return;
    isSent.current = true;
    const link = async () => {
      try {
        const { provider } = await send(finishSocialLink, { body: { ticket: arrival.ticket } });
        notify({ tone: 'done', text: text('socialLinked', { provider: words(provider) }) });
      } catch (failure) {
        setProblem(failureText(failure));
      }
      await accountHasChanged();
      setIsLinking(false);
    };
    void link();
  }, [arrival, accountHasChanged, text, words]);
  return { isLinking, problem, setProblem };
}

function hasTicket(arrival: SocialArrival | null): arrival is { ticket: string } {
  return arrival !== null && 'ticket' in arrival;
}
