import type { AreaMessages } from '../../messages.ts';

export const site: AreaMessages<'site'> = {
  notFoundTitle: 'Halaman tidak dijumpai',
  notFound: 'Tiada apa-apa di alamat ini',
  notFoundNote: 'Mungkin ia telah berpindah, atau ada kesilapan pada alamatnya.',
  goHome: 'Ke laman utama',
  maintenanceTitle: 'Penyelenggaraan sistem',
  maintenanceNote: 'Kami sedang menjalankan penyelenggaraan sistem',
  regionTitle: 'Sekatan IP',
  regionHeading: 'LAWATAN DISEKAT',
  regionNote: 'Alamat anda {ip} berada di kawasan yang tidak kami layani.',
};
