/**
 * Which words, in English and Malay, call for which subject. Nouns name the subject of a picture; colours, moods and
 * honours are quiet words that only speak when no noun does, so that a "Night Lotus" is a lotus.
 */
const nouns: Record<string, string> = {
  koi: 'koi carp kap kelisa arowana',
  fish: 'fish fishing fisher ikan angler reef coral terumbu bass aquarium nemo ocean laut lautan sea',
  turtle: 'turtle tortoise penyu kura',
  wave: 'wave ombak tide surf tsunami gelombang selat strait storm ribut splash',
  pearl: 'pearl mutiara shell oyster tiram siput kerang lagoon',
  boat: 'boat perahu sampan ship kapal sail layar junk voyage pelayar',
  shipWheel: 'helm wheel rudder captain kapten harbour harbor pelabuhan pirate lanun kemudi',
  compass: 'compass kompas explorer quest journey expedition caravan kembara',
  lotus: 'lotus teratai padma seroja lily',
  orchid: 'orchid orkid anggerik',
  hibiscus: 'hibiscus bunga blossom bloom flower kembang garden taman',
  rose: 'rose mawar',
  bamboo: 'bamboo buluh rebung forest hutan rimba jungle',
  palm: 'palm coconut kelapa island pulau beach pantai coast tropic tropical',
  mango: 'mango mangga fruit buah fruits',
  durian: 'durian',
  pomegranate: 'pomegranate delima',
  spice: 'spice rempah anise pepper lada chilli chili cili cinnamon market pasar bazaar',
  satay: 'satay sate grill kitchen dapur chef makan',
  tea: 'tea teh coffee kopi cup cawan kettle cerek',
  ketupat: 'ketupat raya rice nasi padi harvest tuai',
  star: 'star stars bintang stellar galaxy',
  moon: 'moon bulan lunar luna crescent mooncake',
  sun: 'sun matahari suria solar sunrise sunset fajar dawn senja',
  rain: 'rain hujan cloud clouds awan monsoon tengkujuh rainy',
  lightning: 'lightning thunder kilat petir guruh bolt turbo',
  comet: 'comet komet meteor tahi shooting rocket roket',
  fire: 'fire api flame inferno blaze bara volcano ember hot',
  mountain: 'mountain gunung peak hill bukit summit highland valley',
  snow: 'snow ice frost salji winter frozen crystal kristal',
  tiger: 'tiger tigers harimau rimau belang',
  elephant: 'elephant gajah ganesha',
  monkey: 'monkey monyet kera hanuman ape wukong',
  mouseDeer: 'kancil mousedeer deer rusa pelanduk',
  naga: 'naga dragon dragons serpent snake ular wyrm',
  frog: 'frog katak toad kodok',
  rooster: 'rooster cock ayam jantan chicken hen cockfight sabung',
  peacock: 'peacock merak',
  hornbill: 'hornbill enggang kenyalang bird birds burung toucan',
  crane: 'crane cranes bangau egret heron swan angsa',
  phoenix: 'phoenix garuda cenderawasih eagle helang falcon',
  butterfly: 'butterfly butterflies rama kupu moth',
  lantern: 'lantern lanterns tanglung tanglong festival pesta',
  lamp: 'lamp pelita genie aladdin wick minyak',
  coin: 'coin coins syiling duit money wang cash fortune fortunes bank',
  bell: 'bell bells loceng',
  candle: 'candle candles lilin',
  gift: 'gift hadiah surprise box kotak party',
  kite: 'kite kites wau layang',
  drum: 'drum drums gendang kompang rebana beat fiesta',
  mask: 'mask masks topeng wayang puppet theatre dancer joker clown',
  fan: 'fan kipas dayang geisha',
  keris: 'keris kris dagger pusaka warrior pahlawan',
  gong: 'gong gamelan',
  umbrella: 'umbrella payung parasol',
  songket: 'songket batik silk sutera weave loom kain cloth',
  gem: 'gem gems permata diamond diamonds berlian intan jewel jewels ruby sapphire nilam emerald zamrud',
  crown: 'crown mahkota king kings queen raja ratu sultan prince princess puteri emperor empire',
  chest: 'chest treasure treasures harta peti loot vault gold mine',
  key: 'key keys kunci door palace istana gate',
  clock: 'clock clockwork jam time masa hour',
  sword: 'sword swords pedang blade duel samurai knight kesatria ninja arena battle',
  shield: 'shield perisai defender guardian fortress kota castle titan gladiator spartan',
  temple: 'temple temples kuil candi pagoda tokong shrine pyramid ruins',
  cards: 'card cards kad poker baccarat blackjack ace royale tien teen patti rummy hold holdem bahar andar solitaire',
  dice: 'dice dadu craps bo sicbo xoc',
  balls: 'ball balls bola lotto loteri lottery keno 4d 3d toto pk10 ssc',
  bingo: 'bingo',
  roulette: 'roulette rolet',
  chips: 'chip chips casino kasino vegas highroller tan fantan',
  seven: 'seven sevens tujuh 7 77 777',
  football: 'football soccer bolasepak goal league liga sepak',
  shuttlecock: 'shuttlecock badminton bulutangkis',
  basketball: 'basketball nba hoops keranjang',
  trophy: 'trophy piala champion champions juara winner victory',
  gamepad: 'gamepad esports esukan arcade console pixel dota legends crash plane aviator',
  clover: 'clover horseshoe semanggi irish leprechaun',
};

const quiet: Record<string, string> = {
  moon: 'night malam midnight tengah nocturne dream mimpi',
  coin: 'golden emas rich kaya wealth prosperity untung 88 888 mega jackpot caishen',
  clover: 'lucky luck bertuah tuah nasib',
  crown: 'royal diraja perdana majestic noble grand',
  gem: 'jade jed treasury precious copper silver perak',
  fire: 'rush burning panas sizzle wild rising rumble',
  temple: 'mystery misteri ancient purba secret rahsia spirit semangat',
  bamboo: 'green hijau whisper',
  hibiscus: 'spring sweet manis pink',
  star: 'super bright gemilang wonder magic ajaib bonanza timur',
  drum: 'carnival karnival menari dance rhythm',
  roulette: 'spin spins putaran',
  rose: 'red merah love cinta rani',
};

const indexOf = (table: Record<string, string>) =>
  new Map(
    Object.entries(table).flatMap(([motif, words]) =>
      words
        .split(' ')
        .filter(Boolean)
        .map((word) => [word, motif] as const),
    ),
  );

const nounIndex = indexOf(nouns);
const quietIndex = indexOf(quiet);

/** Chinese titles carry no spaces; one sign is enough. */
const signs = new Map(
  Object.entries({
    莲: 'lotus',
    蓮: 'lotus',
    龙: 'naga',
    龍: 'naga',
    虎: 'tiger',
    月: 'moon',
    星: 'star',
    鱼: 'fish',
    魚: 'fish',
    鲤: 'koi',
    灯: 'lantern',
    燈: 'lantern',
    金: 'coin',
    宝: 'chest',
    寶: 'chest',
    凤: 'phoenix',
    鳳: 'phoenix',
    火: 'fire',
    象: 'elephant',
    猴: 'monkey',
    鸡: 'rooster',
    雞: 'rooster',
    鼓: 'drum',
    茶: 'tea',
    船: 'boat',
    骰: 'dice',
    牌: 'cards',
    花: 'hibiscus',
    竹: 'bamboo',
    蝶: 'butterfly',
    鹤: 'crane',
    鶴: 'crane',
    龟: 'turtle',
    龜: 'turtle',
    七: 'seven',
    钟: 'bell',
    鐘: 'bell',
    扇: 'fan',
    剑: 'sword',
    劍: 'sword',
    山: 'mountain',
    雪: 'snow',
    雨: 'rain',
    日: 'sun',
  }),
);

const known = (index: Map<string, string>, word: string): string | undefined =>
  index.get(word) ??
  (word.endsWith('es') ? index.get(word.slice(0, -2)) : undefined) ??
  (word.endsWith('s') ? index.get(word.slice(0, -1)) : undefined);

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .slice(0, 300)
    .match(/[a-z0-9]+|[^\p{ASCII}]/gu) ?? [];

/** The subjects a name calls for, the first the most important, each once; empty when it names nothing drawable. */
export function subjectsIn(name: string): string[] {
  const words = wordsOf(name);
  const spoken = words.flatMap((word) => known(nounIndex, word) ?? signs.get(word) ?? []);
  if (spoken.length > 0) return [...new Set(spoken)];
  return [...new Set(words.flatMap((word) => known(quietIndex, word) ?? []))];
}

export const vocabulary: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(nouns).map(([motif, words]) => [motif, words.split(' ')]),
);
