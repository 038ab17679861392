/** What a new brand says on its first day, in each language that the product has texts in; others begin in English. */
export type FirstWords = {
  slogan: string;
  bank: string;
  banner: { title: string; html: string };
  login: { title: string; html: string };
  opening: { title: string; html: string };
  safer: { title: string; html: string };
};

export function firstWords(language: string): FirstWords {
  return words[language] ?? english;
}

const english: FirstWords = {
  slogan: 'Games whose returns you can check yourself',
  bank: 'Practice Bank',
  banner: {
    title: 'The slots are open',
    html: '<p>Slots you can check for yourself: every spin is sealed before you play it.</p>',
  },
  login: { title: 'Welcome back', html: '<p>Your games are where you left them.</p>' },
  opening: {
    title: 'Check any spin',
    html: '<p>Open the history of a game and press “Check”: your browser recomputes the spin from its seeds.</p>',
  },
  safer: {
    title: 'Play for fun',
    html: '<p>Play with what you can spare, and rest when it stops being fun. 18 and over only.</p>',
  },
};

const words: Record<string, FirstWords> = {
  EN: english,
  MY: {
    slogan: 'Permainan yang pulangannya boleh anda semak sendiri',
    bank: 'Bank Latihan',
    banner: {
      title: 'Slot sudah dibuka',
      html: '<p>Slot yang boleh anda semak sendiri: setiap pusingan dimeterai sebelum anda bermain.</p>',
    },
    login: { title: 'Selamat kembali', html: '<p>Permainan anda menunggu di tempatnya.</p>' },
    opening: {
      title: 'Semak mana-mana pusingan',
      html: '<p>Buka sejarah permainan dan tekan “Semak”: pelayar anda mengira semula pusingan daripada benihnya.</p>',
    },
    safer: {
      title: 'Main untuk berseronok',
      html: '<p>Main dengan wang yang anda mampu, dan berehat apabila tidak seronok lagi. 18 tahun ke atas sahaja.</p>',
    },
  },
};
