import { currencies, decimalFromMinor } from '@pelita/contract';
import { monogram } from '@pelita/ui/art';
import { colourNames } from '@pelita/ui/colours';
import { type Answers, coloursOf } from './answers.ts';
import { firstWords } from './first-words.ts';

/** The files of a new brand beside its help, by name. */
export function brandFiles(answers: Answers): Record<string, string> {
  const { actionFrom: from, actionTo: to, actionText: ink } = coloursOf(answers).dark;
  return {
    'brand.ts': brandFile(answers),
    'colours.ts': coloursFile(answers),
    'words.ts': wordsFile(answers),
    'mark.svg': `${monogram({ name: answers.name, from, to, ink })}\n`,
    'announcements.ts': announcementsFile(answers),
    'catalogue.ts': catalogueFile(answers),
    'cashier.ts': cashierFile(answers),
  };
}

/** The least and the most of a deposit, in whole steps of the currency. */
function depositLimits({ currency }: Answers) {
  // Where there are no cents, one unit buys little.
  const unit = currencies[currency].scale === 0 ? 5_000n : 100n;
  const amount = (units: bigint) => decimalFromMinor(units * unit, currency);
  return { minimum: amount(10n), maximum: amount(50_000n), presets: [50n, 100n, 200n, 500n].map(amount) };
}

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const listed = (items: readonly string[]): string => `[${items.map(quoted).join(', ')}]`;
const typed = (name: string, type: string, value: string) =>
  `import type { ${type} } from '@pelita/contract';\n\nexport const ${name}: ${type} = ${value};\n`;

function brandFile(answers: Answers): string {
  const { code, name, currency, country, languages, zone } = answers;
  return typed(
    'brand',
    'BrandFacts',
    `{
  name: ${quoted(name)},
  merchant: ${quoted(code)},
  platform: 'web',
  device: 'WEB',
  lotteryType: 'SEA',
  currency: ${quoted(currency)},
  country: ${quoted(country)},
  defaultLanguage: ${quoted(languages[0] ?? '')},
  languages: ${listed(languages)},
  timeZone: ${quoted(zone)},
  scene: 'harbour',
  chatHeaderColour: ${quoted(coloursOf(answers).dark.overlay)},
  pointValues: { LIVE: '0.70', SPORTS: '1.00', ESPORTS: '1.00', FISH: '1.20', RNG: '1.20', PVP: '1.00' },
  // The licence under which the site is run: { holder, authority, number }.
  licence: null,
  // Who listens in the country when play has become too much: { name, url, about: { ${languages[0] ?? ''}: '…' } }.
  helpers: [],
  consentAgeYears: 18,
  birthdayLimitYears: 21,
}`,
  );
}

function coloursFile(answers: Answers): string {
  const colours = coloursOf(answers);
  const theme = (name: 'dark' | 'light') =>
    `  ${name}: {\n${colourNames.map((one) => `    ${one}: '${colours[name][one]}',`).join('\n')}\n  },`;
  return typed('colours', 'BrandColours', `{\n${theme('dark')}\n${theme('light')}\n}`);
}

function wordsFile({ languages }: Answers): string {
  const lines = languages.map((language) => `  ${language}: { slogan: ${quoted(firstWords(language).slogan)} },`);
  return typed('words', 'BrandWords', `{\n${lines.join('\n')}\n}`);
}

function announcementsFile({ languages }: Answers): string {
  const one = (code: 'banner' | 'login' | 'opening' | 'safer', facts: string) => {
    const words = languages.map((language) => {
      const { title, html } = firstWords(language)[code];
      return `      ${language}: {\n        title: ${quoted(title)},\n        html: ${quoted(html)},\n      },`;
    });
    return `  {\n    code: '${code}',\n${facts}\n    words: {\n${words.join('\n')}\n    },\n  },`;
  };
  const facts = (kind: string, group: string | null, scene: string | null, linkage: string | null) =>
    Object.entries({ kind, group, scene, linkage, linkageType: linkage && 'URL' })
      .map(([key, value]) => `    ${key}: ${value === null ? 'null' : quoted(value)},`)
      .join('\n');
  return typed(
    'announcements',
    'AnnouncementSeed',
    `[\n${[
      one('banner', facts('B', 'home', 'harbour', '/rng')),
      one('login', facts('B', 'w_login', 'lotus-pond', null)),
      one('opening', facts('PL', null, null, '/rng')),
      one('safer', facts('PL', null, null, null)),
    ].join('\n')}\n]`,
  );
}

const titles = [
  'Harbour Lights',
  'Silver Cranes',
  'Compass of Stars',
  'Gem Caravan',
  'Golden Oyster',
  'Tea Hill Treasures',
  'Storm Drums',
  'Orchid Peak',
  'Lucky Dice Lane',
  'Phoenix Ember',
];

function catalogueFile({ code, name }: Answers): string {
  const lines = titles.map((title) => {
    const slug = title.toLowerCase().replaceAll(' ', '-');
    return `      { code: '${slug}', name: ${quoted(title)} },`;
  });
  return `import type { CatalogueSeed } from '@pelita/contract';

export const engine = 'lines-5x3';

/** Titles of the built-in studio: each a theme on its engine, so that every one launches and pays. */
export const vendors: CatalogueSeed['vendors'] = [
  {
    code: 'STUDIO_${code.toUpperCase().replaceAll('-', '_')}',
    name: ${quoted(`Studio ${name}`)},
    category: 'RNG',
    titles: [
${lines.join('\n')}
    ],
  },
];
`;
}

function cashierFile(answers: Answers): string {
  const { minimum, maximum, presets } = depositLimits(answers);
  const { bank } = firstWords(answers.languages[0] ?? '');
  return `import type { Bank, DepositMethod } from '@pelita/contract';

/** Where players can be paid. */
export const banks: readonly Bank[] = [{ bankCode: 'practice', bankName: ${quoted(bank)} }];

/** How players pay in: at first the sandbox's bank, which moves no money. */
export const depositMethods: readonly DepositMethod[] = [
  {
    code: 'practice',
    name: ${quoted(bank)},
    provider: 'sandbox',
    minimum: '${minimum}',
    maximum: '${maximum}',
    presets: ${listed(presets)},
    minutesToPay: 15,
  },
];
`;
}
