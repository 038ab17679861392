import type { AreaMessages } from '../../messages.ts';

export const site: AreaMessages<'site'> = {
  notFoundTitle: 'Halaman tidak dijumpai',
  notFound: 'Tiada apa-apa di alamat ini',
  notFoundNote: 'Mungkin ia telah berpindah, atau ada kesilapan pada alamatnya.',
  goHome: 'Ke laman utama',
  maintenanceTitle: 'Penyelenggaraan sistem',
  maintenanceNote: 'Kami sedang menjalankan penyelenggaraan sistem',
  maintenanceEnd: 'Kami dijangka kembali sebelum {time}.',
  contactUs: 'Hubungi kami',
  restrictedTitle: 'Sekatan IP',
  restrictedHeading: 'LAWATAN DISEKAT',
  restrictedNote: 'Kami tidak melayani kawasan tempat anda melayari laman ini.',
  yourAddress: 'Alamat IP anda',
  yourCountry: 'Negara anda',
  foreignTitle: 'Semakan domain gagal',
  foreignHeading: 'Alamat ini bukan milik kami',
  foreignNote: 'Demi keselamatan anda, jangan taip kata laluan di sini. Alamat kami yang betul ialah:',
  popupBlocked: 'Pelayar anda menyekat tetingkap itu. Benarkan tetingkap timbul untuk laman ini, kemudian cuba lagi.',
  serviceUnreachable: 'Khidmat kami tidak dapat dihubungi sekarang. Sila cuba sebentar lagi.',
};
