import type { Kind } from './subjects.ts';

/** An invented studio: what it likes to make games about, and whether its titles are English, Malay or both. */
export type Studio = { code: string; name: string; kinds: readonly Kind[]; speaks: 'english' | 'malay' | 'both' };

export const studios: readonly Studio[] = [
  studio('Awan Sembilan', 'sky place beast', 'malay'),
  studio('Bukit Lima', 'place beast craft', 'both'),
  studio('Cahaya Works', 'sky craft jewel', 'both'),
  studio('Damar House', 'craft bloom person', 'both'),
  studio('Empat Musim', 'bloom fruit sky', 'malay'),
  studio('Fajar Timur', 'sky sea place', 'malay'),
  studio('Gelombang', 'sea sky jewel', 'malay'),
  studio('Halia House', 'kitchen fruit bloom', 'both'),
  studio('Indera Play', 'person beast jewel', 'both'),
  studio('Jentera Tiga', 'jewel craft fruit', 'malay'),
  studio('Kelip Studio', 'beast bloom sky', 'both'),
  studio('Langit Tinggi', 'sky place person', 'malay'),
  studio('Melur Games', 'bloom person craft', 'both'),
  studio('Nibong Arcade', 'fruit jewel kitchen', 'both'),
  studio('Ombak Tujuh', 'sea beast person', 'malay'),
  studio('Payung Merah', 'craft kitchen place', 'malay'),
  studio('Quill and Kite', 'craft person sky', 'english'),
  studio('Rotan Works', 'craft beast fruit', 'both'),
  studio('Selasih', 'kitchen bloom sea', 'malay'),
  studio('Tembaga Nine', 'jewel place beast', 'both'),
  studio('Ubin Street', 'place kitchen jewel', 'both'),
  studio('Vanda Labs', 'bloom jewel sky', 'english'),
  studio('Warung Pixel', 'kitchen fruit beast', 'both'),
  studio('Zapin Sound', 'craft person place', 'malay'),
  studio('Amber Anchor', 'sea jewel person', 'english'),
  studio('Brassleaf', 'jewel bloom craft', 'english'),
  studio('Copper Heron', 'beast sea craft', 'english'),
  studio('Driftlamp', 'sea sky craft', 'english'),
  studio('Ember Orchard', 'fruit bloom sky', 'english'),
  studio('Fernfall', 'bloom beast place', 'english'),
  studio('Gaslight Row', 'place craft person', 'english'),
  studio('Hollow Moon', 'sky person beast', 'english'),
  studio('Inkwell Tide', 'sea person craft', 'english'),
  studio('Juniper Gate', 'place bloom jewel', 'english'),
  studio('Kettle and Key', 'kitchen jewel craft', 'english'),
  studio('Lowtide Arcade', 'sea fruit jewel', 'english'),
  studio('Marigold Lane', 'bloom kitchen place', 'english'),
  studio('Ninefold Works', 'jewel beast sky', 'english'),
  studio('Old Quay', 'sea place person', 'english'),
  studio('Paper Heron', 'craft beast bloom', 'english'),
  studio('Quiet Thunder', 'sky beast jewel', 'english'),
  studio('Rainmaker Five', 'sky fruit sea', 'english'),
  studio('Saffron Dice', 'kitchen jewel person', 'english'),
  studio('Tin Sparrow', 'beast fruit person', 'english'),
];

function studio(name: string, kinds: string, speaks: Studio['speaks']): Studio {
  return { code: name.toUpperCase().replaceAll(' ', '_'), name, kinds: kinds.split(' ') as Kind[], speaks };
}
