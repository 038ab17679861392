import type { AreaMessages } from '../../messages.ts';

export const join: AreaMessages<'join'> = {
  title: 'Sertai kami',
  heading: 'Jadi ejen {brand}',
  note: 'Ejen membawa kenalan mereka dan menjaga mereka. Beritahu siapa anda, dan kita berbincang.',
  who: 'Siapa yang kami cari',
  whoText:
    'Orang berumur {age} tahun ke atas yang mudah dihubungi pemainnya, menepati janji, dan tidak pernah mendesak sesiapa bermain.',
  today: 'Apa yang ada untuk ejen',
  todayText:
    'Pusat ejen: pasukan dan angkanya, akaun dan pautan jemputan, serta kontrak yang syaratnya anda baca sebelum terima. Halaman ini tidak menjanjikan sebarang kadar.',
  next: 'Apa seterusnya',
  nextText:
    'Mesej anda disimpan untuk dibaca oleh pihak kami. Tinggalkan cara menghubungi anda, jika tidak tiada sesiapa dapat menjawab.',
  rules: 'Apa yang ejen boleh dan tidak boleh buat',
  write: 'Tulis kepada kami',
};
