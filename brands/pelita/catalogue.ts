import type { CatalogueSeed } from '@pelita/contract';
import { bingoVendors } from './bingo.ts';
import { cardVendors } from './cards.ts';
import { fishVendors } from './fishing.ts';
import { bookVendors } from './sports.ts';
import { liveVendors } from './tables.ts';

export { furtherVendors } from './catalogue-at-scale/further-vendors.ts';

export const engine = 'lines-5x3';

/**
 * What the demonstration brand lists: invented vendors and titles, each a theme on an engine of the built-in studio,
 * so that every one launches and pays. The order is the order of listing; the last ones count as the newest.
 */
export const vendors: CatalogueSeed['vendors'] = [
  {
    code: 'STUDIO_PELITA',
    name: 'Studio Pelita',
    category: 'RNG',
    titles: [
      { code: 'lotus-of-fortune', name: 'Lotus of Fortune' },
      { code: 'koi-rising', name: 'Koi Rising' },
      { code: 'lantern-lane', name: 'Lantern Lane' },
      { code: 'naga-bulan', name: 'Naga Bulan' },
      { code: 'tanglung-emas', name: 'Tanglung Emas' },
      { code: 'teratai-malam', name: 'Teratai Malam' },
      { code: 'gong-tengah-malam', name: 'Gong Tengah Malam' },
      { code: 'pelita-perdana', name: 'Pelita Perdana' },
    ],
  },
  {
    code: 'KIRANA',
    name: 'Kirana',
    category: 'RNG',
    titles: [
      { code: 'songket-spins', name: 'Songket Spins' },
      { code: 'bintang-timur', name: 'Bintang Timur' },
      { code: 'permata-kirana', name: 'Permata Kirana' },
      { code: 'merak-menari', name: 'Merak Menari' },
      { code: 'bunga-raya-bloom', name: 'Bunga Raya Bloom' },
      { code: 'orkid-ungu', name: 'Orkid Ungu' },
      { code: 'mahkota-sultan', name: 'Mahkota Sultan' },
      { code: 'kuil-senja', name: 'Kuil Senja' },
    ],
  },
  {
    code: 'NORTHWIND',
    name: 'Northwind',
    category: 'RNG',
    titles: [
      { code: 'gem-caravan', name: 'Gem Caravan' },
      { code: 'compass-of-stars', name: 'Compass of Stars' },
      { code: 'harbour-wheel', name: 'Harbour Wheel' },
      { code: 'silver-cranes', name: 'Silver Cranes' },
      { code: 'storm-over-selat', name: 'Storm Over Selat' },
      { code: 'sunken-chest', name: 'Sunken Chest' },
    ],
  },
  {
    code: 'BATIK_GAMES',
    name: 'Batik Games',
    category: 'RNG',
    titles: [
      { code: 'tiga-naga', name: 'Tiga Naga' },
      { code: 'wau-bulan', name: 'Wau Bulan' },
      { code: 'topeng-ria', name: 'Topeng Ria' },
      { code: 'gendang-fiesta', name: 'Gendang Fiesta' },
      { code: 'keris-pusaka', name: 'Keris Pusaka' },
      { code: 'kipas-dayang', name: 'Kipas Dayang' },
      { code: 'kancil-clever', name: 'Kancil Clever' },
    ],
  },
  {
    code: 'RIMBA',
    name: 'Rimba',
    category: 'RNG',
    titles: [
      { code: 'harimau-malaya', name: 'Harimau Malaya' },
      { code: 'gajah-gemilang', name: 'Gajah Gemilang' },
      { code: 'enggang-skies', name: 'Enggang Skies' },
      { code: 'buluh-whisper', name: 'Buluh Whisper' },
      { code: 'monyet-mischief', name: 'Monyet Mischief' },
      { code: 'penyu-drift', name: 'Penyu Drift' },
      { code: 'rama-rama-garden', name: 'Rama-Rama Garden' },
      { code: 'durian-drop', name: 'Durian Drop' },
    ],
  },
  {
    code: 'MONSOON',
    name: 'Monsoon Works',
    category: 'RNG',
    titles: [
      { code: 'ombak-besar', name: 'Ombak Besar' },
      { code: 'perahu-malam', name: 'Perahu Malam' },
      { code: 'kilat-and-thunder', name: 'Kilat and Thunder' },
      { code: 'hujan-emas', name: 'Hujan Emas' },
      { code: 'pearl-diver', name: 'Pearl Diver' },
      { code: 'mutiara-lagoon', name: 'Mutiara Lagoon' },
      { code: 'lotus-monsoon', name: 'Lotus Monsoon' },
    ],
  },
  {
    code: 'DELIMA',
    name: 'Delima',
    category: 'RNG',
    titles: [
      { code: 'ruby-rani', name: 'Ruby Rani' },
      { code: 'mangga-manis', name: 'Mangga Manis' },
      { code: 'rose-of-zamrud', name: 'Rose of Zamrud' },
      { code: 'golden-oyster', name: 'Golden Oyster' },
      { code: 'treasure-of-temasek', name: 'Treasure of Temasek' },
      { code: 'crown-and-candle', name: 'Crown and Candle' },
      { code: 'night-lotus', name: 'Night Lotus' },
    ],
  },
  {
    code: 'CARDHOUSE',
    name: 'CardHouse',
    category: 'RNG',
    titles: [
      { code: 'tien-len-royale', name: 'Tien Len Royale' },
      { code: 'lucky-dice-lane', name: 'Lucky Dice Lane' },
      { code: 'ace-of-lanterns', name: 'Ace of Lanterns' },
      { code: 'seven-bola', name: 'Seven Bola' },
      { code: 'knight-of-kedah', name: 'Knight of Kedah' },
      { code: 'midnight-clockwork', name: 'Midnight Clockwork' },
      { code: 'key-to-the-palace', name: 'Key to the Palace' },
    ],
  },
  {
    code: 'SATAY_LABS',
    name: 'Satay Labs',
    category: 'RNG',
    titles: [
      { code: 'satay-sizzle', name: 'Satay Sizzle' },
      { code: 'teh-tarik-turbo', name: 'Teh Tarik Turbo' },
      { code: 'kopi-comets', name: 'Kopi Comets' },
      { code: 'api-abadi', name: 'Api Abadi' },
      { code: 'rooster-rumble', name: 'Rooster Rumble' },
      { code: 'coin-carnival', name: 'Coin Carnival' },
      { code: 'ayam-jantan-gold', name: 'Ayam Jantan Gold' },
    ],
  },
  {
    code: 'HIGHLAND',
    name: 'Highland Nine',
    category: 'RNG',
    titles: [
      { code: 'gunung-jerai-gold', name: 'Gunung Jerai Gold' },
      { code: 'matahari-rising', name: 'Matahari Rising' },
      { code: 'orchid-peak', name: 'Orchid Peak' },
      { code: 'jade-lotus', name: 'Jade Lotus' },
      { code: 'tea-hill-treasures', name: 'Tea Hill Treasures' },
      { code: 'candi-mystery', name: 'Candi Mystery' },
      { code: 'phoenix-ember', name: 'Phoenix Ember' },
    ],
  },
  ...bingoVendors,
  ...liveVendors,
  ...cardVendors,
  ...bookVendors,
  ...fishVendors,
];
