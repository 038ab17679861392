import { UPLOAD_MAXIMUM_BYTES, UPLOAD_MAXIMUM_FILES } from '@pelita/contract';
import { ImagePlus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { shrunkPicture } from '@pelita/ui/shrink-picture';

export type ChosenPicture = { name: string; base64: string };

/** Up to three pictures; what is none is told by its name and left out. */
export function PictureField(props: {
  pictures: ChosenPicture[];
  onChange: (change: (pictures: ChosenPicture[]) => ChosenPicture[]) => void;
  /** What has been chosen is being made smaller. */
  onWork: (work: Promise<void>) => void;
}) {
  const { pictures, onChange, onWork } = props;
  const text = useText('feedback');
  const fieldText = useText('fieldErrors');
  const [problem, setProblem] = useState<string>();
  const noteId = useId();

  async function add(files: readonly File[]): Promise<void> {
    setProblem(undefined);
    const added: ChosenPicture[] = [];
    for (const file of files) {
      const base64 = file.size > UPLOAD_MAXIMUM_BYTES ? null : await shrunkPicture(file);
      if (base64 === null) {
        const key = file.size > UPLOAD_MAXIMUM_BYTES ? 'picture_too_large' : 'not_a_picture';
        setProblem(`${file.name}: ${fieldText(key)}`);
      } else added.push({ name: file.name, base64 });
    }
    if (pictures.length + added.length > UPLOAD_MAXIMUM_FILES)
      setProblem(fieldText('too_many_pictures', { maximum: String(UPLOAD_MAXIMUM_FILES) }));
    // Some may have come or gone while these were made smaller.
    onChange((current) => [...current, ...added].slice(0, UPLOAD_MAXIMUM_FILES));
  }

  return (
    <div className="field">
      <label className="button button-quiet picture-button">
        <ImagePlus aria-hidden size={18} />
        {text('pictures')}
        <input
          type="file"
          accept="image/png,image/jpeg"
          multiple
          className="picture-input"
          aria-describedby={noteId}
          onChange={(event) => {
            onWork(add([...(event.target.files ?? [])]));
            event.target.value = '';
          }}
        />
      </label>
      <p id={noteId} className="field-hint">
        {text('picturesNote')}
      </p>
      <p role="alert" className="field-problem">
        {problem}
      </p>
      <ul className="picture-list">
        {pictures.map(({ name, base64 }, index) => (
          <li key={`${name} ${index}`} className="picture-item">
            <img src={`data:image/jpeg;base64,${base64}`} alt={name} width={72} height={72} className="picture-shown" />
            <button
              type="button"
              className="icon-button"
              aria-label={text('removePicture', { name })}
              onClick={() => onChange((current) => current.toSpliced(index, 1))}
            >
              <X aria-hidden size={18} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
