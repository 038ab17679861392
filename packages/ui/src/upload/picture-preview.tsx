import { useEffect, useRef } from 'react';

const SIDE_PX = 144;

/** A chosen file as a small picture. It is drawn, so the page's policy need not allow pictures from everywhere. */
export function PicturePreview({ file }: { file: File }) {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    void createImageBitmap(file).then(
      (picture) => {
        const drawing = ref.current?.getContext('2d');
        const side = Math.min(picture.width, picture.height);
        const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
        if (!isGone) drawing?.drawImage(picture, left, top, side, side, 0, 0, SIDE_PX, SIDE_PX);
        picture.close();
      },
      // A broken picture has no preview; whoever sends it says why it is not taken.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [file]);
  return (
    <canvas ref={ref} role="img" aria-label={file.name} className="upload-preview" width={SIDE_PX} height={SIDE_PX} />
  );
}
