import { CAPTCHA_REFRESH_THROTTLE_MS, getCaptcha } from '@pelita/contract';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { failureText } from '../calls/failure-text.ts';
import { send } from '../calls/send.ts';
import { useText } from '../language/use-text.ts';

type Props = {
  /** Each refused try has used its picture up; another number loads the next one. */
  turn: number;
  /** What was typed for the former one is wrong now. */
  onNewPicture: () => void;
  /** The field for the digits. */
  children: ReactNode;
};

/** LOGIN-07: a picture with digits beside the field for them; a press on it brings another one, at most once a second. */
export function CaptchaLine({ turn, onNewPicture, children }: Props) {
  const text = useText('identity');
  const { picture, problem, refresh } = useCaptcha(turn, onNewPicture);
  return (
    <div className="flex items-end gap-3">
      <div className="min-w-0 flex-1">
        {children}
        {problem !== undefined && <p className="field-problem">{problem}</p>}
      </div>
      <button type="button" className="captcha shrink-0" aria-label={text('captchaRefresh')} onClick={refresh}>
        {picture !== null && <img src={`data:image/png;base64,${picture}`} width={152} height={48} alt="" />}
      </button>
    </div>
  );
}

function useCaptcha(turn: number, onNewPicture: () => void) {
  const [picture, setPicture] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const [asked, setAsked] = useState(0);
  const lastAsked = useRef(0);
  const drawn = useEffectEvent((sent: string) => {
    setPicture(sent);
    setProblem(undefined);
    onNewPicture();
  });

  useEffect(() => {
    const leaving = new AbortController();
    lastAsked.current = performance.now();
    send(getCaptcha, {}, { signal: leaving.signal }).then(
      (sent) => drawn(sent),
      (failure: unknown) => {
        if (!leaving.signal.aborted) setProblem(failureText(failure));
      },
    );
    return () => leaving.abort();
  }, [turn, asked]);

  const refresh = (): void => {
    if (performance.now() - lastAsked.current >= CAPTCHA_REFRESH_THROTTLE_MS) setAsked((before) => before + 1);
  };
  return { picture, problem, refresh };
}
