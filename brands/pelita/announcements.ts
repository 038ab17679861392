import type { AnnouncementSeed } from '@pelita/contract';

/** What the demonstration brand announces on its first day. Nothing here promises what the product does not do yet. */
export const announcements: AnnouncementSeed = [
  {
    code: 'night-market',
    kind: 'B',
    group: 'home',
    scene: 'night-market',
    linkage: '/rng',
    linkageType: 'URL',
    words: {
      EN: {
        title: 'The night market is open',
        html: '<p>Slots, tables, lotteries: each result is sealed before you bet, for you to check.</p>',
      },
      MY: {
        title: 'Pasar malam sudah dibuka',
        html: '<p>Slot, meja, loteri: setiap hasil dimeterai dahulu, dan boleh anda semak sendiri.</p>',
      },
    },
  },
  {
    code: 'koi-river',
    kind: 'B',
    group: 'home',
    scene: 'koi-river',
    linkage: '/rng?selection=NEW',
    linkageType: 'URL',
    words: {
      EN: {
        title: 'New titles by the river',
        html: '<p>The latest arrivals from our studios, each with its return stated to the last decimal.</p>',
      },
      MY: {
        title: 'Judul baharu di tepi sungai',
        html: '<p>Permainan terbaharu daripada studio kami, setiap satu dengan pulangan yang dinyatakan dengan tepat.</p>',
      },
    },
  },
  {
    code: 'login-lamp',
    kind: 'B',
    group: 'w_login',
    scene: 'lotus-pond',
    linkage: null,
    linkageType: null,
    words: {
      EN: { title: 'Welcome back', html: '<p>The lamp is lit for you.</p>' },
      MY: { title: 'Selamat kembali', html: '<p>Pelita dinyalakan untuk anda.</p>' },
    },
  },
  {
    code: 'agents-welcome',
    kind: 'AG',
    group: null,
    scene: null,
    linkage: null,
    linkageType: null,
    words: {
      EN: {
        title: 'Welcome to the agent centre',
        html: '<p>Open accounts or share an invitation link, see what your team stakes day by day, and offer contracts to the agents directly below you.</p><p>Rebates are paid after each business day. Your contracts say when the rest is paid.</p>',
      },
      MY: {
        title: 'Selamat datang ke pusat ejen',
        html: '<p>Buka akaun atau kongsi pautan jemputan, lihat taruhan pasukan anda setiap hari, dan tawarkan kontrak kepada ejen terus di bawah anda.</p><p>Rebat dibayar selepas setiap hari perniagaan. Kontrak anda menyatakan bila yang lain dibayar.</p>',
      },
    },
  },
  {
    code: 'opening',
    kind: 'PL',
    group: null,
    scene: null,
    linkage: '/rng',
    linkageType: 'URL',
    words: {
      EN: {
        title: 'Every stall is open',
        html: '<p>Slots, live tables, fishing, cards, bingo, sports and lotteries are open. What decides a result is sealed before you bet, and your browser checks it.</p>',
      },
      MY: {
        title: 'Semua gerai sudah dibuka',
        html: '<p>Slot, meja langsung, tembak ikan, kad, bingo, sukan dan loteri sudah dibuka. Apa yang menentukan hasil dimeterai sebelum anda bertaruh, dan pelayar anda menyemaknya.</p>',
      },
    },
  },
  {
    code: 'play-safer',
    kind: 'PL',
    group: null,
    scene: null,
    linkage: null,
    linkageType: null,
    words: {
      EN: {
        title: 'Play for fun',
        html: '<p>Play with what you can spare, and rest when it stops being fun. 18 and over only.</p>',
      },
      MY: {
        title: 'Main untuk berseronok',
        html: '<p>Main dengan wang yang anda mampu, dan berehat apabila tidak seronok lagi. 18 tahun ke atas sahaja.</p>',
      },
    },
  },
  {
    code: 'fair-spin',
    kind: 'PL',
    group: null,
    scene: null,
    linkage: '/rng',
    linkageType: 'URL',
    words: {
      EN: {
        title: 'Check any spin',
        html: '<p>Open the history of a game and press “Check”: your browser recomputes the spin from its seeds.</p>',
      },
      MY: {
        title: 'Semak mana-mana pusingan',
        html: '<p>Buka sejarah permainan dan tekan “Semak”: pelayar anda mengira semula pusingan daripada benihnya.</p>',
      },
    },
  },
];
