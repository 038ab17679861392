import type { Verification, VerificationDocumentKind } from '@pelita/contract';
import { Camera, Check, LoaderCircle, Trash2 } from 'lucide-react';
import { useText } from '../../shared/language/use-text.ts';

type Props = {
  kind: VerificationDocumentKind;
  document: Verification['documents'][number] | undefined;
  isRunning: boolean;
  onChosen: (file: File) => void;
  onRemove: (documentId: string) => void;
};

/** The place of one document: empty with the camera at hand, or filled. A phone takes the picture itself. */
export function Slot({ kind, document, isRunning, onChosen, onRemove }: Props) {
  const text = useText('verification');
  const name = text(`kind_${kind}`);
  const takesPdf = kind === 'address';
  return (
    <li className="verification-slot" data-filled={document !== undefined || undefined}>
      <span className="verification-slot-words">
        <b>{name}</b>
        <span className="text-muted text-sm text-pretty">{text(`hint_${kind}`)}</span>
      </span>
      {document && !isRunning && (
        <span className="verification-slot-acts">
          <span className="verification-there">
            <Check aria-hidden size={18} />
            {text('there')}
          </span>
          <button
            type="button"
            className="icon-button"
            aria-label={text('remove', { name })}
            onClick={() => onRemove(document.documentId)}
          >
            <Trash2 aria-hidden size={18} />
          </button>
        </span>
      )}
      {isRunning && (
        <span role="status" className="verification-there">
          <LoaderCircle aria-hidden size={18} className="animate-spin" />
          {text('running')}
        </span>
      )}
      {!document && !isRunning && (
        <label className="button button-quiet verification-add">
          <Camera aria-hidden size={18} />
          {text('add')}
          <span className="sr-only">: {name}</span>
          <input
            type="file"
            className="sr-only"
            accept={`image/png,image/jpeg${takesPdf ? ',application/pdf' : ''}`}
            {...(takesPdf ? {} : { capture: kind === 'selfie' ? 'user' : 'environment' })}
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              event.target.value = '';
              if (file) onChosen(file);
            }}
          />
        </label>
      )}
    </li>
  );
}
