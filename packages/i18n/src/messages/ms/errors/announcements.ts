import type { ErrorTexts } from '../../../error-texts.ts';

export const announcements: ErrorTexts<'announcements'> = {
  announcement_too_long: 'Satu pengumuman paling banyak {maximum} kB bagi setiap bahasa. Sila pendekkan.',
  announcement_unknown: 'Pengumuman ini sudah tiada.',
  picture_unknown: 'Gambar ini sudah tiada.',
};
