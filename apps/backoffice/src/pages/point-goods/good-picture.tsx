import './good-picture.css';
import { getPointGoodPicture, uploadPointGoodPicture } from '@pelita/contract/office';
import { useState } from 'react';
import { useAnswer } from '../../shared/calls/use-answer.ts';
import { useText } from '../../shared/language/use-text.ts';
import { PictureUpload } from '../../shared/parts/picture-upload.tsx';

/** A picture of one's own in place of the drawing. */
export function GoodPicture({
  picture,
  onChange,
}: {
  picture: string | null;
  onChange: (picture: string | null) => void;
}) {
  const text = useText('officePoints');
  const [problem, setProblem] = useState<string>();
  return (
    <div className="good-picture" role="group" aria-label={text('picture')}>
      {picture !== null && <Shown name={picture} />}
      <PictureUpload call={uploadPointGoodPicture} onName={onChange} onProblem={setProblem} />
      {picture !== null && (
        <button type="button" className="button button-quiet" onClick={() => onChange(null)}>
          {text('drawing')}
        </button>
      )}
      <p role="status" className={problem === undefined ? 'text-muted' : 'field-problem'}>
        {problem ?? text('pictureHint')}
      </p>
    </div>
  );
}

function Shown({ name }: { name: string }) {
  const text = useText('officePoints');
  const { data } = useAnswer(getPointGoodPicture, { params: { name } });
  return data ? <img src={`data:${data.mediaType};base64,${data.picture}`} alt={text('picture')} /> : null;
}
