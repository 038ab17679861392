import { type Upload, UploadField } from '@pelita/ui/upload-field';
import { use, useState } from 'react';
import { longWords } from '../samples.ts';
import { words } from '../words.ts';

/** Pictures of this page's own making, in each state that one can have. */
export function SomeUploads() {
  const [uploads, setUploads] = useState(use(painted));
  return (
    <UploadField
      label={words.pictures}
      uploads={uploads}
      onAdd={(files) =>
        setUploads([...uploads, ...files.map((file) => ({ key: crypto.randomUUID(), file, state: 'ready' as const }))])
      }
      onRemove={(key) => setUploads(uploads.filter((upload) => upload.key !== key))}
      onRetry={(key) =>
        setUploads(uploads.map((upload) => (upload.key === key ? { ...upload, state: 'sending' } : upload)))
      }
    />
  );
}

const painted: Promise<Upload[]> = Promise.all([
  upload('ready', 'penyata.png', '#6fb7ff'),
  upload('sending', 'kad-pengenalan.png', '#2bd4a4', 0.62),
  upload('sent', 'resit.png', '#ffc24b'),
  upload('failed', `${longWords}.png`, '#d81e45'),
]);

async function upload(state: Upload['state'], name: string, colour: string, share = 0): Promise<Upload> {
  const canvas = new OffscreenCanvas(160, 120);
  const drawing = canvas.getContext('2d');
  if (drawing) {
    drawing.fillStyle = colour;
    drawing.fillRect(0, 0, 160, 120);
    drawing.fillStyle = '#fff';
    for (const y of [30, 54, 78]) drawing.fillRect(36, y, 88, 10);
  }
  return { key: state, file: new File([await canvas.convertToBlob()], name), state, share };
}
