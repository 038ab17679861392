/** What titles are about: each subject with its English and its Malay name, by the kind that says which words suit it. */
export const subjects = {
  beast: pairs(
    'Dragon/Naga, Tiger/Harimau, Elephant/Gajah, Monkey/Monyet, Mousedeer/Kancil, Frog/Katak, Rooster/Ayam Jantan',
    'Peacock/Merak, Hornbill/Enggang, Crane/Bangau, Phoenix/Cenderawasih, Butterfly/Rama-Rama, Eagle/Helang',
    'Horse/Kuda, Wolf/Serigala, Bear/Beruang, Lion/Singa, Rabbit/Arnab, Buffalo/Kerbau, Deer/Rusa, Fox/Musang',
    'Crocodile/Buaya, Firefly/Kelip-Kelip, Cat/Kucing, Sparrow/Pipit, Panther/Kumbang, Orangutan/Mawas',
  ),
  sea: pairs(
    'Koi/Koi, Turtle/Penyu, Pearl/Mutiara, Whale/Paus, Shark/Jerung, Dolphin/Lumba-Lumba, Seahorse/Kuda Laut',
    'Crab/Ketam, Mermaid/Duyung, Coral/Karang, Wave/Ombak, Oyster/Tiram, Lagoon/Lagun, Tide/Pasang, Reef/Terumbu',
  ),
  bloom: pairs(
    'Lotus/Teratai, Orchid/Orkid, Hibiscus/Bunga Raya, Rose/Mawar, Jasmine/Melur, Lily/Seroja, Magnolia/Cempaka',
    'Bamboo/Buluh, Sunflower/Bunga Matahari, Clover/Semanggi, Banyan/Beringin, Palm/Palma',
  ),
  fruit: pairs(
    'Durian/Durian, Mango/Mangga, Coconut/Kelapa, Pineapple/Nanas, Rambutan/Rambutan, Mangosteen/Manggis',
    'Starfruit/Belimbing, Banana/Pisang, Cherry/Ceri, Melon/Tembikai, Lime/Limau, Plum/Plum, Guava/Jambu',
  ),
  kitchen: pairs(
    'Satay/Satay, Ketupat/Ketupat, Cendol/Cendol, Coffee/Kopi, Tea/Teh, Chilli/Cili, Nutmeg/Pala, Ginger/Halia',
    'Cinnamon/Kayu Manis, Dumpling/Pau, Honey/Madu, Pepper/Lada',
  ),
  jewel: pairs(
    'Ruby/Delima, Emerald/Zamrud, Sapphire/Nilam, Diamond/Berlian, Jade/Jed, Crown/Mahkota, Coin/Syiling',
    'Gem/Permata, Ring/Cincin, Key/Kunci, Chest/Peti, Amber/Ambar, Crystal/Kristal, Seven/Tujuh, Bell/Loceng',
  ),
  sky: pairs(
    'Moon/Bulan, Star/Bintang, Sun/Matahari, Comet/Komet, Thunder/Guruh, Lightning/Kilat, Rain/Hujan',
    'Rainbow/Pelangi, Aurora/Aurora, Dawn/Fajar, Monsoon/Tengkujuh, Cloud/Awan, Storm/Ribut, Fire/Api, Ember/Bara',
  ),
  craft: pairs(
    'Lantern/Tanglung, Lamp/Pelita, Kite/Wau, Drum/Gendang, Gong/Gong, Mask/Topeng, Fan/Kipas, Keris/Keris',
    'Batik/Batik, Songket/Songket, Umbrella/Payung, Compass/Kompas, Clock/Jam, Shield/Perisai, Sword/Pedang',
    'Candle/Lilin, Sampan/Sampan, Silk/Sutera',
  ),
  person: pairs(
    'Princess/Puteri, Warrior/Pahlawan, Pirate/Lanun, Explorer/Pengembara, Fisherman/Nelayan, Queen/Permaisuri',
    'Captain/Nakhoda, Dancer/Penari, Weaver/Penenun, Merchant/Saudagar, Hunter/Pemburu, Knight/Kesatria',
    'Emperor/Maharaja, Storyteller/Penglipur Lara, Painter/Pelukis',
  ),
  place: pairs(
    'Palace/Istana, Market/Pasar, Harbour/Pelabuhan, Island/Pulau, Mountain/Gunung, Jungle/Rimba, Village/Kampung',
    'Garden/Taman, Castle/Kota, River/Sungai, Valley/Lembah, Caravan/Kafilah, Festival/Pesta, Carnival/Karnival',
  ),
} as const satisfies Record<string, readonly Subject[]>;

export type Kind = keyof typeof subjects;
export type Subject = { english: string; malay: string };

function pairs(...lines: string[]): Subject[] {
  return lines
    .flatMap((line) => line.split(', '))
    .map((pair) => {
      const [english = '', malay = ''] = pair.split('/');
      return { english, malay };
    });
}
