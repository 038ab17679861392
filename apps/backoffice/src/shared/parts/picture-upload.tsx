import type { uploadAnnouncementPicture, uploadPointGoodPicture } from '@pelita/contract/office';
import { useFormFailure } from '@pelita/ui/form-failure';
import { shrunkPicture } from '@pelita/ui/shrink-picture';
import { ImagePlus } from 'lucide-react';
import { send } from '../calls/send.ts';
import { useText } from '../language/use-text.ts';

type Upload = typeof uploadAnnouncementPicture | typeof uploadPointGoodPicture;

/** A picture of this device: made smaller here, painted anew on the server, known by the name that it answers. */
export function PictureUpload({
  call,
  onName,
  onProblem,
  className = '',
}: {
  call: Upload;
  onName: (name: string) => void;
  /** Undefined when a new try begins. */
  onProblem: (problem: string | undefined) => void;
  className?: string;
}) {
  const text = useText('officeParts');
  const fields = useText('fieldErrors');
  const formFailure = useFormFailure();
  const upload = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    onProblem(undefined);
    const picture = await shrunkPicture(file);
    if (picture === null) return onProblem(fields('not_a_picture'));
    try {
      onName((await send(call, { body: { picture } })).name);
    } catch (failure) {
      const said = formFailure(failure, ['picture']);
      onProblem(said.message ?? said.fields['picture']);
    }
  };
  return (
    <label className={`button button-quiet upload-button ${className}`}>
      <ImagePlus aria-hidden size={18} />
      {text('upload')}
      <input
        type="file"
        accept="image/png,image/jpeg"
        className="sr-only"
        onChange={(event) => void upload(event.target.files?.[0])}
      />
    </label>
  );
}
