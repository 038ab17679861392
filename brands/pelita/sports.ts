import type { BookSeed, TableSeed, VendorSeed } from '@pelita/contract';

type League = BookSeed['leagues'][number];

/** Least and most of a bet in whole ringgit, and the seconds from one match of a lane to the next. */
const pace = (minimum: number, maximum: number, roundSeconds: number): TableSeed => ({
  minimumMinor: BigInt(minimum) * 100n,
  maximumMinor: BigInt(maximum) * 100n,
  roundSeconds,
});

/** Teams from the strongest class to the weakest: "5 Bandar Utara, Gunung Ledang; 4 …". */
const league = (id: string, name: string, engine: string, lanes: number, classes: string): League => ({
  id,
  name,
  engine,
  lanes,
  teams: classes.split(';').flatMap((one) => {
    const [, rating, names = ''] = /^\s*([1-5])\s+(.*)$/.exec(one) ?? [];
    return names.split(',').map((team) => ({ name: team.trim(), rating: Number(rating) }));
  }),
});

const football = (id: string, name: string, lanes: number, classes: string) =>
  league(id, name, 'virtual-football', lanes, classes);

/**
 * Sportsbooks of virtual matches: invented leagues, invented teams. The four vendors of e-sports carry the codes that the
 * portal's document names.
 */
export const bookVendors: readonly VendorSeed[] = [
  {
    code: 'PADANG',
    name: 'Padang',
    category: 'SPORTS',
    titles: [
      {
        code: 'padang-sukan-maya',
        name: 'Padang Sukan Maya',
        engine: 'sportsbook',
        table: pace(1, 2_000, 240),
        book: {
          leagues: [
            football(
              'liga-nusantara-maya',
              'Liga Nusantara Maya',
              3,
              '5 Bandar Utara, Gunung Ledang; 4 Selat Rovers, Tanjung Athletic, Kilat Harimau; 3 Rimba City, Kota Lama, Delima Muda; 2 Pulau Tiga, Lembah United; 1 Muara Baru, Sungai Jernih',
            ),
            football(
              'piala-selat-maya',
              'Piala Selat Maya',
              2,
              '5 Angin Timur; 4 Mutiara Rangers, Bintang Laut; 3 Pantai Emas, Kuala Biru, Teluk Senja; 2 Karang Putih; 1 Nelayan Wanderers',
            ),
            football(
              'divisyen-rimba-maya',
              'Divisyen Rimba Maya',
              1,
              '4 Cengal Hitam, Meranti; 3 Rotan Athletic, Damar Town; 2 Buluh Gading; 1 Akar Kayu',
            ),
          ],
        },
      },
    ],
  },
  {
    code: 'IMES',
    name: 'Mercu E-Sukan',
    category: 'ESPORTS',
    titles: [
      {
        code: 'mercu-esukan',
        name: 'Mercu E-Sukan',
        engine: 'sportsbook',
        table: pace(1, 1_000, 240),
        book: {
          leagues: [
            league(
              'liga-mercu-maya',
              'Liga Mercu Maya',
              'virtual-maps-3',
              3,
              '5 Neon Garuda; 4 Piksel Perdana, Cahaya Lima; 3 Kod Rahsia, Menara Siber, Litar Emas; 2 Arus Deras; 1 Bit Terakhir',
            ),
          ],
        },
      },
    ],
  },
  {
    code: 'SV388',
    name: 'Gasing Nusantara',
    category: 'ESPORTS',
    titles: [
      {
        code: 'gasing-nusantara',
        name: 'Gasing Nusantara',
        engine: 'sportsbook',
        table: pace(1, 1_000, 130),
        book: {
          leagues: [
            league(
              'gelanggang-gasing-maya',
              'Gelanggang Gasing Maya',
              'virtual-duel',
              3,
              '5 Gasing Jantung; 4 Gasing Leper, Gasing Uri; 3 Gasing Berembang, Gasing Buah, Gasing Toma; 2 Gasing Pinang; 1 Gasing Kelapa',
            ),
          ],
        },
      },
    ],
  },
  {
    code: 'TF',
    name: 'Taufan Arena',
    category: 'ESPORTS',
    titles: [
      {
        code: 'taufan-arena',
        name: 'Taufan Arena',
        engine: 'sportsbook',
        table: pace(2, 2_000, 280),
        book: {
          leagues: [
            league(
              'siri-taufan-maya',
              'Siri Taufan Maya',
              'virtual-maps-5',
              2,
              '5 Ribut Selatan; 4 Petir Merah, Awan Kelabu; 3 Hujan Asid, Puting Beliung; 1 Bayu Pagi',
            ),
          ],
        },
      },
    ],
  },
  {
    code: 'IA',
    name: 'Intan Arena',
    category: 'ESPORTS',
    titles: [
      {
        code: 'intan-arena',
        name: 'Intan Arena',
        engine: 'sportsbook',
        table: pace(1, 500, 200),
        book: {
          leagues: [
            league(
              'piala-intan-maya',
              'Piala Intan Maya',
              'virtual-maps-3',
              2,
              '5 Nilam Delapan; 4 Zamrud Baja; 3 Topaz Kilat, Delima Siber; 2 Kaca Hablur; 1 Batu Kerikil',
            ),
            league(
              'liga-permata-maya',
              'Liga Permata Maya',
              'virtual-maps-5',
              1,
              '4 Berlian Hitam; 3 Akik Tujuh, Kristal Utara; 2 Pualam Lima',
            ),
          ],
        },
      },
    ],
  },
];
