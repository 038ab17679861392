import type { Kind } from './subjects.ts';

/** The words that go well with a kind of subject, each list for one place in a title. */
export type Phrases = {
  /** "Golden …" */
  before: readonly string[];
  /** "… Fortune" */
  after: readonly string[];
  /** "…'s Treasure" */
  owned: readonly string[];
  /** "… Emas" */
  malayAfter: readonly string[];
  /** "Harta …" */
  malayBefore: readonly string[];
};

/** Places of the region, real enough to be known and none of them anybody's name. */
export const regions = list(
  'Langkawi, Melaka, Kelantan, Perlis, Tioman, Kedah, Pahang, Sarawak, Borneo, Johor, Penang, Ipoh, Kuching',
  'Labuan, Terengganu, Kinabalu, Sabah, Nusantara',
);

const precious = list('Golden, Silver, Lucky, Royal, Jade, Crimson, Midnight, Eternal, Radiant, Grand, Secret, Magic');
const endings = list('Fortune, Riches, Nights, Legend, Treasure, Gold, Luck, Quest, Dreams, Glory, Wonders, Journey');
const belongings = list('Treasure, Fortune, Secret, Gold, Riches, Promise, Gift, Story');
const malayQualities = list(
  'Emas, Perak, Bertuah, Diraja, Malam, Merah, Ajaib, Gemilang, Senja, Timur, Pusaka, Purba, Nusantara, Bersinar',
);
const malayHeads = list('Harta, Rahsia, Legenda, Tuah, Pesta, Kembara, Irama, Mimpi, Kisah');

export const phrases: Record<Kind, Phrases> = {
  beast: {
    before: [...precious, ...list('Wild, Mighty, Dancing, Noble, Fearless, Brave, Clever, Laughing, Roaming, Hidden')],
    after: [...endings, ...list('Rising, Kingdom, Trail, Parade, Spirit, Palace, Valley, Dance, Run, Moon')],
    owned: [...belongings, ...list('Crown, Garden, Hoard, Lair, Dance')],
    malayAfter: [...malayQualities, ...list('Perkasa, Sakti, Berani, Menari, Rimba, Putih, Hitam')],
    malayBefore: [...malayHeads, ...list('Lembah, Mahkota, Istana, Semangat')],
  },
  sea: {
    before: [...precious, ...list('Deep, Turquoise, Drifting, Sunken, Moonlit, Shining, Gentle, Coral Bay')],
    after: [...endings, ...list('Rising, Bay, Kingdom, Depths, Voyage, Splash, Drift, Moon')],
    owned: belongings,
    malayAfter: [...malayQualities, ...list('Biru, Laut Dalam, Samudera, Selat, Putih, Teluk Emas')],
    malayBefore: [...malayHeads, ...list('Teluk, Nyanyian, Selat')],
  },
  bloom: {
    before: [...precious, ...list('Blooming, Scarlet, Morning, Moonlit, Dancing, Sweet, Ivory')],
    after: [...endings, ...list('Garden, Pond, Blossom, Petals, Breeze, Spirit, Moon')],
    owned: [],
    malayAfter: [...malayQualities, ...list('Ungu, Putih, Mekar, Wangi, Pagi, Kasih')],
    malayBefore: [...malayHeads, ...list('Taman, Kelopak, Haruman')],
  },
  fruit: {
    before: [
      ...list('Golden, Lucky, Juicy, Wild, Sweet, Ripe, Sunny, Crazy, Super, Royal, Frozen, Tumbling, Happy, Neon'),
    ],
    after: list(
      'Drop, Splash, Fiesta, Harvest, Party, Rush, Mix, Parade, Twist, Fever, Burst, Market, Luck, Gold, Wheel',
    ),
    owned: [],
    malayAfter: list('Emas, Manis, Raja, Bertuah, Masak, Kampung, Segar, Gila, Merah, Ria, Musim Panas, Pesta'),
    malayBefore: list('Pesta, Kebun, Musim, Tuai, Raja, Gerai, Lambakan, Tuah'),
  },
  kitchen: {
    before: list('Golden, Lucky, Sizzling, Spicy, Sweet, Smoky, Midnight, Royal, Secret, Happy, Roaring, Crazy'),
    after: list('Sizzle, Nights, Feast, Fiesta, Rush, House, Street, Fever, Carnival, Gold, Luck, Parade, Stall'),
    owned: [],
    malayAfter: list('Emas, Panas, Bertuah, Istimewa, Kampung, Malam, Pedas, Diraja, Warisan, Ria, Tengah Malam'),
    malayBefore: list('Gerai, Dapur, Pesta, Warung, Raja, Rahsia, Tuah, Rasa'),
  },
  jewel: {
    before: [...precious, ...list('Blazing, Twin, Spinning, Shining, Burning, Double, Triple, Frozen, Stolen')],
    after: [...endings, ...list('Rush, Wheel, Tower, Cascade, Spin, Vault, Blaze, Palace, Storm')],
    owned: [],
    malayAfter: [...malayQualities, ...list('Berapi, Berganda, Sultan, Biru, Putih')],
    malayBefore: [...malayHeads, ...list('Lombong, Menara, Hujan, Roda')],
  },
  sky: {
    before: [...precious, ...list('Blazing, Rising, Silent, Distant, Wild, Dancing, Southern, Falling')],
    after: [...endings, ...list('Rising, Rush, Chase, Kingdom, Dance, Spirit, Blaze, Harvest')],
    owned: [],
    malayAfter: [...malayQualities, ...list('Biru, Selatan, Samudera, Rimba, Pertama')],
    malayBefore: [...malayHeads, ...list('Cahaya, Puteri, Langit')],
  },
  craft: {
    before: [...precious, ...list('Ancient, Painted, Dancing, Glowing, Lost, Ivory, Festival')],
    after: [...endings, ...list('Lane, Dance, Rhythm, Parade, House, Spirit, Bazaar')],
    owned: [],
    malayAfter: [...malayQualities, ...list('Warisan, Sakti, Kampung, Pahlawan, Menari')],
    malayBefore: [...malayHeads, ...list('Warisan, Tarian, Gema')],
  },
  person: {
    before: [
      ...list('Golden, Lucky, Fearless, Brave, Noble, Wandering, Masked, Secret, Jade, Crimson, Midnight, Magic'),
    ],
    after: [...endings, ...list('Rising, Trail, Palace, Moon, Voyage, Tales')],
    owned: [...belongings, ...list('Crown, Map, Ship, Lantern, Oath, Jewels, Pearl, Garden')],
    malayAfter: list('Emas, Malam, Rimba, Samudera, Bertuah, Berani, Purba, Senja, Timur, Gemilang, Bulan, Agung'),
    malayBefore: list('Harta, Rahsia, Legenda, Tuah, Kembara, Kisah, Istana, Permata, Sumpah, Mimpi'),
  },
  place: {
    before: [...precious, ...list('Lost, Floating, Ancient, Moonlit, Jewelled, Whispering, Sunlit')],
    after: [...endings, ...list('Rush, Parade, Spirit, Mystery, Lights')],
    owned: [],
    malayAfter: [...malayQualities, ...list('Permata, Hijau, Sakti, Pelangi, Warisan')],
    malayBefore: [...malayHeads, ...list('Puteri, Raja, Cahaya')],
  },
};

function list(...lines: string[]): string[] {
  return lines.flatMap((line) => line.split(', '));
}
