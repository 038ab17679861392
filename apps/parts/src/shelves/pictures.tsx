import { gamePicture } from '@pelita/ui/art';
import { Picture } from '@pelita/ui/picture';
import { QrCode } from '@pelita/ui/qr-code';
import type { Shelf } from '../shelf.ts';
import { words } from '../words.ts';

const lotus = `data:image/svg+xml,${encodeURIComponent(gamePicture({ name: 'Lotus Lamp', code: 'LOTUS', category: 'RNG' }))}`;

export const pictures: Shelf = {
  picture: [
    { name: 'default', show: () => <Picture src={lotus} width={150} height={200} /> },
    { name: 'of the first screen', show: () => <Picture src={lotus} width={90} height={120} isOfFirstScreen /> },
  ],
  'qr-code': [{ name: 'default', show: () => <QrCode address={words.address} label={words.qr} /> }],
};
