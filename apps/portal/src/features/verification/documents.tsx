import {
  removeVerificationDocument,
  sendVerification,
  uploadVerificationDocument,
  type Verification,
  type VerificationDocumentKind,
} from '@pelita/contract';
import { FormProblem } from '@pelita/ui/form-problem';
import { useFormFailure } from '@pelita/ui/form-failure';
import { notify } from '@pelita/ui/notice';
import { useState } from 'react';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';
import { fileAsSent } from './file-as-sent.ts';
import { Slot } from './slot.tsx';

type Way = 'card' | 'passport';
type Props = { of: Verification; onChanged: (next: Verification) => void };

const identity: Record<Way, VerificationDocumentKind[]> = {
  card: ['identityFront', 'identityBack'],
  passport: ['passport'],
};

/** One place for each document; what is missing is the next thing to do. */
export function Documents({ of: verification, onChanged }: Props) {
  const text = useText('verification');
  const { documents, missing } = verification;
  const sent = (kind: VerificationDocumentKind) => documents.find((document) => document.kind === kind);
  const [way, setWay] = useState<Way>(sent('passport') ? 'passport' : 'card');
  const further = (['address', 'selfie'] as const).filter((kind) => sent(kind) || missing.flat().includes(kind));
  const { run, running, problem } = useRun(onChanged);
  return (
    <div className="verification-documents">
      <fieldset className="verification-ways">
        <legend className="centre-heading">{text('choose')}</legend>
        {(['card', 'passport'] as const).map((name) => (
          <label key={name} className="chip verification-way">
            <input type="radio" name="way" checked={way === name} onChange={() => setWay(name)} />
            {text(`way_${name}`)}
          </label>
        ))}
      </fieldset>
      <ul className="verification-slots">
        {[...identity[way], ...further].map((kind) => (
          <Slot
            key={kind}
            kind={kind}
            document={sent(kind)}
            isRunning={running === kind}
            onChosen={(file) => void run(kind, () => uploaded(kind, file))}
            onRemove={(documentId) =>
              void run(kind, () => send(removeVerificationDocument, { params: { documentId } }))
            }
          />
        ))}
      </ul>
      <p className="text-muted text-sm text-pretty">{text('kept')}</p>
      <FormProblem text={problem} />
      <button
        type="button"
        className="button button-action"
        disabled={missing.length > 0 || running !== null}
        onClick={() =>
          void run('send', async () => {
            const next = await send(sendVerification, { body: {} });
            notify({ tone: 'done', text: text('isSent') });
            return next;
          })
        }
      >
        {text(missing.length > 0 ? 'stillMissing' : 'send')}
      </button>
    </div>
  );
}

async function uploaded(kind: VerificationDocumentKind, file: File): Promise<Verification> {
  return await send(uploadVerificationDocument, { body: { kind, file: await fileAsSent(file) } });
}

/** One act at a time; what is refused is said in words. */
function useRun(onChanged: Props['onChanged']) {
  const formFailure = useFormFailure();
  const [running, setRunning] = useState<VerificationDocumentKind | 'send' | null>(null);
  const [problem, setProblem] = useState<string>();
  const run = async (what: VerificationDocumentKind | 'send', act: () => Promise<Verification>): Promise<void> => {
    if (running !== null) return;
    setRunning(what);
    setProblem(undefined);
    try {
      onChanged(await act());
    } catch (failure) {
      const { message, fields } = formFailure(failure, ['file']);
      setProblem(message ?? fields['file']);
    } finally {
      setRunning(null);
    }
  };
  return { run, running, problem };
}
