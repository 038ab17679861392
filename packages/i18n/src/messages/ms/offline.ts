import type { AreaMessages } from '../../messages.ts';

export const offline: AreaMessages<'offline'> = {
  title: 'Anda di luar talian',
  note: 'Halaman ini memerlukan sambungan, dan buat masa ini tiada sambungan. Baki anda dan apa yang anda sudah mulakan tetap tersimpan di pihak kami.',
  retry: 'Cuba lagi',
  byItself: 'Apabila sambungan kembali, halaman ini dimuatkan dengan sendirinya.',
};
