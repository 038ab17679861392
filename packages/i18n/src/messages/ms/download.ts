import type { AreaMessages } from '../../messages.ts';

export const download: AreaMessages<'download'> = {
  title: 'Aplikasi',
  heading: '{brand} di skrin utama anda',
  note: 'Laman ini sendiri ialah aplikasinya: pasang dari pelayar anda, dan ia dibuka dalam tetingkap sendiri. Ia hampir tidak mengambil ruang dan sentiasa terkini.',
  noApps: 'Tiada aplikasi di gedung aplikasi. Sesiapa yang menawarkannya atas nama kami, itu bukan kami.',
  install: 'Pasang {brand}',
  byHand: 'Cara memasangnya pada peranti anda ada di bawah.',
  qr: 'Kod QR halaman ini',
  qrOf: 'Kod QR {name}',
  scan: 'Imbas dengan telefon anda',
  apps: 'Aplikasi',
  get: 'Dapatkan {name}',
  ios: 'iPhone dan iPad',
  ios1: 'Buka laman ini dalam Safari.',
  ios2: 'Tekan butang kongsi: petak dengan anak panah.',
  ios3: 'Pilih “Tambah ke Skrin Utama”, kemudian “Tambah”.',
  ios4: 'Buka {brand} dari skrin utama.',
  lite: 'Aplikasi ringan pada Android',
  lite1: 'Buka laman ini dalam Chrome.',
  lite2: 'Buka menu tiga titik dan pilih “Tambahkan pada Skrin utama” atau “Pasang apl”.',
  lite3: 'Sahkan, dan buka {brand} dari skrin utama.',
  desktop: 'Komputer',
  desktop1: 'Buka laman ini dalam Chrome atau Edge.',
  desktop2: 'Tekan tanda pasang di hujung bar alamat, jika pelayar anda menunjukkannya.',
  safety:
    'Pasang hanya dari halaman ini. Aplikasi yang meminta kenalan, mesej atau kata laluan bank anda bukan milik kami.',
};
