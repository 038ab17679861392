import './upload.css';
import { UPLOAD_MAXIMUM_FILES } from '@pelita/contract';
import { ImagePlus, RotateCw, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useKitText } from '../words/use-kit-text.ts';
import { acceptedPictures } from './accepted-pictures.ts';
import { PicturePreview } from './picture-preview.tsx';

export type Upload = {
  key: string;
  file: File;
  /** `ready`: chosen and not on its way. */
  state: 'ready' | 'sending' | 'sent' | 'failed';
  /** Of a whole 1, while it is being sent. */
  share?: number;
};

/** Up to three pictures, each with its preview; what cannot be taken is told by its name and left out. */
export function UploadField(props: {
  label: string;
  hint?: string;
  uploads: readonly Upload[];
  onAdd: (files: readonly File[]) => void | Promise<void>;
  onRemove: (key: string) => void;
  onRetry?: (key: string) => void;
  problem?: string | undefined;
  isDisabled?: boolean;
}) {
  const { label, uploads, onAdd, onRemove, onRetry, isDisabled = false } = props;
  const text = useKitText('kitData');
  const fieldText = useKitText('fieldErrors');
  const [refused, setRefused] = useState<readonly string[]>([]);
  const noteId = useId();
  const problems = props.problem === undefined ? refused : [...refused, props.problem];

  async function add(files: readonly File[]): Promise<void> {
    const looked = await acceptedPictures(files, uploads.length);
    setRefused(
      looked.refused.map(({ name, why }) => `${name}: ${fieldText(why, { maximum: String(UPLOAD_MAXIMUM_FILES) })}`),
    );
    if (looked.accepted.length > 0) await onAdd(looked.accepted);
  }

  return (
    <div className="field" data-invalid={problems.length > 0 || undefined}>
      <label className="button button-quiet upload-button">
        <ImagePlus aria-hidden size={18} />
        {label}
        <input
          type="file"
          accept="image/png,image/jpeg"
          multiple
          className="upload-input"
          aria-describedby={noteId}
          disabled={isDisabled}
          onChange={(event) => {
            void add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </label>
      <p id={noteId} className="field-hint">
        {props.hint ?? text('uploadHint')}
      </p>
      <div role="alert">
        {problems.map((problem) => (
          <p key={problem} className="field-problem">
            {problem}
          </p>
        ))}
      </div>
      {uploads.length > 0 && (
        <ul className="upload-list">
          {uploads.map((upload) => (
            <li key={upload.key} className="upload" data-state={upload.state}>
              <PicturePreview file={upload.file} />
              <span className="upload-facts">
                <span aria-hidden className="upload-name">
                  {upload.file.name}
                </span>
                <UploadState upload={upload} />
              </span>
              {upload.state === 'failed' && onRetry && (
                <button
                  type="button"
                  className="icon-button"
                  aria-label={text('sendAgain', { name: upload.file.name })}
                  onClick={() => onRetry(upload.key)}
                >
                  <RotateCw aria-hidden size={18} />
                </button>
              )}
              <button
                type="button"
                className="icon-button"
                aria-label={text('removeFile', { name: upload.file.name })}
                onClick={() => onRemove(upload.key)}
              >
                <X aria-hidden size={18} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function UploadState({ upload: { state, share = 0, file } }: { upload: Upload }) {
  const text = useKitText('kitData');
  if (state === 'sending')
    return (
      <progress className="upload-progress" max={1} value={share} aria-label={text('sending', { name: file.name })} />
    );
  if (state === 'failed') return <span className="field-problem">{text('notSent')}</span>;
  return state === 'sent' && <span className="upload-sent">{text('sent')}</span>;
}
