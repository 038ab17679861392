import './feedback.css';
import {
  FEEDBACK_CONTACT_MAXIMUM_LENGTH,
  FEEDBACK_MAXIMUM_LENGTH,
  type FeedbackType,
  feedbackTypes,
  sendFeedback,
} from '@pelita/contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { proveHuman } from '@pelita/client/human-check';
import { send } from '../../shared/calls/send.ts';
import { useFormFailure } from '@pelita/ui/form-failure';
import { FormProblem } from '@pelita/ui/form-problem';
import { SubmitButton } from '@pelita/ui/submit-button';
import { TextAreaField } from '@pelita/ui/text-area-field';
import { TextField } from '@pelita/ui/text-field';
import { CaptchaLine } from '../../shared/captcha/captcha-line.tsx';
import { useText } from '../../shared/language/use-text.ts';
import { useFeatures } from '../../shared/page/feature-switch.ts';
import { type ChosenPicture, PictureField } from './picture-field.tsx';

const names = ['content', 'contact', 'captcha'] as const;

/** NOTICE-06: a message to the operator. What was typed stays until it has arrived. */
export default function FeedbackForm({ type: firstType }: { type: FeedbackType }) {
  const text = useText('feedback');
  const fieldText = useText('fieldErrors');
  const identityText = useText('identity');
  const [type, setType] = useState(firstType);
  const [content, setContent] = useState('');
  const [contact, setContact] = useState('');
  const [captcha, setCaptcha] = useState('');
  /** Each refused try has used its picture up. */
  const [captchaTurn, setCaptchaTurn] = useState(0);
  const { feedbackCaptcha } = useFeatures();
  const [pictures, setPictures] = useState<ChosenPicture[]>([]);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const formFailure = useFormFailure();
  const [problem, setProblem] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const [isSent, setIsSent] = useState(false);
  /** Pictures that are being made smaller. */
  const [preparing, setPreparing] = useState(0);
  const isPreparing = preparing > 0;

  function contentProblem(): string | undefined {
    if (content.trim() === '') return fieldText('required');
    if (lengthOf(content) <= FEEDBACK_MAXIMUM_LENGTH) return undefined;
    return text('tooLong', { maximum: String(FEEDBACK_MAXIMUM_LENGTH) });
  }

  function problemsOfTyped(): Record<string, string> {
    const ofContent = contentProblem();
    return {
      ...(ofContent === undefined ? {} : { content: ofContent }),
      ...(feedbackCaptcha && captcha.trim() === '' ? { captcha: fieldText('required') } : {}),
    };
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setProblem(undefined);
    const found = problemsOfTyped();
    setProblems(found);
    if (Object.keys(found).length > 0 || isSending || isPreparing) return;
    setIsSending(true);
    try {
      const humanVerification = await proveHuman(send, identityText('humanCheckInsecure'));
      const words = {
        type,
        content,
        ...(contact.trim() === '' ? {} : { contact }),
        ...(feedbackCaptcha ? { captcha } : {}),
      };
      await send(sendFeedback, {
        body: { ...words, pictures: pictures.map(({ base64 }) => base64), humanVerification },
      });
      setIsSent(true);
    } catch (failure) {
      const { message, fields } = formFailure(failure, names);
      setProblem(message);
      setProblems(fields);
      setCaptchaTurn((before) => before + 1);
    } finally {
      setIsSending(false);
    }
  }

  const prepare = (work: Promise<void>) => {
    setPreparing((count) => count + 1);
    void work.finally(() => setPreparing((count) => count - 1));
  };

  if (isSent) return <Sent />;
  return (
    <form noValidate className="form" onSubmit={(event) => void submit(event)}>
      <p className="text-muted text-sm text-pretty">{text('note')}</p>
      <fieldset>
        <legend className="field-label">{text('type')}</legend>
        <div className="feedback-types">
          {feedbackTypes.map((one) => (
            <label key={one} className="feedback-type">
              <input type="radio" name="type" value={one} checked={one === type} onChange={() => setType(one)} />
              {text(`type_${one}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <TextAreaField
        name="content"
        label={text('content')}
        value={content}
        onChange={setContent}
        hint={text('left', { count: Math.max(0, FEEDBACK_MAXIMUM_LENGTH - lengthOf(content)) })}
        problem={problems['content']}
      />
      <TextField
        name="contact"
        label={text('contact')}
        value={contact}
        onChange={(typed) => setContact([...typed].slice(0, FEEDBACK_CONTACT_MAXIMUM_LENGTH).join(''))}
        hint={text('contactNote')}
        problem={problems['contact']}
      />
      <PictureField pictures={pictures} onChange={setPictures} onWork={prepare} />
      {feedbackCaptcha && (
        <CaptchaLine turn={captchaTurn} onNewPicture={() => setCaptcha('')}>
          <TextField
            name="captcha"
            label={identityText('captcha')}
            value={captcha}
            onChange={setCaptcha}
            inputMode="numeric"
            problem={problems['captcha']}
            isRequired
          />
        </CaptchaLine>
      )}
      <FormProblem text={problem} />
      <SubmitButton
        label={text('submit')}
        runningLabel={text(isPreparing ? 'preparing' : 'running')}
        isRunning={isSending || isPreparing}
      />
    </form>
  );
}

/** The form goes with the button that had the focus, so the word that it has arrived takes it. */
function Sent() {
  const text = useText('feedback');
  const word = useRef<HTMLParagraphElement>(null);
  useEffect(() => word.current?.focus(), []);
  return (
    <p ref={word} role="status" tabIndex={-1} className="mt-5 text-pretty outline-none">
      {text('sent')}
    </p>
  );
}

/** As the server counts: characters of the text in NFC. */
function lengthOf(text: string): number {
  return [...text.normalize('NFC')].length;
}
