import { UPLOAD_MAXIMUM_FILES } from '@pelita/contract';
import { shrunkPicture } from '@pelita/ui/shrink-picture';
import { UploadField } from '@pelita/ui/upload-field';
import { useState } from 'react';
import { useText } from '../../shared/language/use-text.ts';

export type ChosenPicture = { key: string; file: File; base64: string };

/** Up to three pictures, made smaller before they are sent; what cannot be read as one is told by its name and left out. */
export function PictureField(props: {
  pictures: readonly ChosenPicture[];
  onChange: (change: (pictures: ChosenPicture[]) => ChosenPicture[]) => void;
  /** What has been chosen is being made smaller. */
  onWork: (work: Promise<void>) => void;
}) {
  const { pictures, onChange, onWork } = props;
  const text = useText('feedback');
  const fieldText = useText('fieldErrors');
  const [problem, setProblem] = useState<string>();

  async function add(files: readonly File[]): Promise<void> {
    setProblem(undefined);
    for (const file of files) {
      const base64 = await shrunkPicture(file);
      if (base64 === null) setProblem(`${file.name}: ${fieldText('not_a_picture')}`);
      // Some may have come or gone while this one was made smaller.
      else
        onChange((current) => [...current, { key: crypto.randomUUID(), file, base64 }].slice(0, UPLOAD_MAXIMUM_FILES));
    }
  }

  return (
    <UploadField
      label={text('pictures')}
      hint={text('picturesNote')}
      uploads={pictures.map(({ key, file }) => ({ key, file, state: 'ready' }))}
      onAdd={(files) => onWork(add(files))}
      onRemove={(key) => onChange((current) => current.filter((picture) => picture.key !== key))}
      problem={problem}
    />
  );
}
