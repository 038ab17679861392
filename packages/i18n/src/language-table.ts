/**
 * The one table from the wire's language codes to BCP-47 tags and writing direction. Several codes may share a tag:
 * the family calls Malay MY in one place and MS in another, Filipino TY and TL.
 */
export type Direction = 'ltr' | 'rtl';
export type Language = {
  /** For `lang`, `hreflang` and Intl. */
  tag: string;
  direction: Direction;
  /** Its own name for itself, as the switch shows it. */
  name: string;
};

export const languages = {
  EN: { tag: 'en', direction: 'ltr', name: 'English' },
  MY: { tag: 'ms', direction: 'ltr', name: 'Bahasa Melayu' },
  MS: { tag: 'ms', direction: 'ltr', name: 'Bahasa Melayu' },
  CN: { tag: 'zh-Hans', direction: 'ltr', name: '简体中文' },
  TW: { tag: 'zh-Hant', direction: 'ltr', name: '繁體中文' },
  JA: { tag: 'ja', direction: 'ltr', name: '日本語' },
  KO: { tag: 'ko', direction: 'ltr', name: '한국어' },
  TH: { tag: 'th', direction: 'ltr', name: 'ไทย' },
  VI: { tag: 'vi', direction: 'ltr', name: 'Tiếng Việt' },
  TY: { tag: 'fil', direction: 'ltr', name: 'Filipino' },
  TL: { tag: 'fil', direction: 'ltr', name: 'Filipino' },
  ID: { tag: 'id', direction: 'ltr', name: 'Bahasa Indonesia' },
  KM: { tag: 'km', direction: 'ltr', name: 'ខ្មែរ' },
  LO: { tag: 'lo', direction: 'ltr', name: 'ລາວ' },
  HI: { tag: 'hi', direction: 'ltr', name: 'हिन्दी' },
  BN: { tag: 'bn', direction: 'ltr', name: 'বাংলা' },
  NE: { tag: 'ne', direction: 'ltr', name: 'नेपाली' },
  TA: { tag: 'ta', direction: 'ltr', name: 'தமிழ்' },
  TE: { tag: 'te', direction: 'ltr', name: 'తెలుగు' },
  UR: { tag: 'ur', direction: 'rtl', name: 'اردو' },
  AR: { tag: 'ar', direction: 'rtl', name: 'العربية' },
  FA: { tag: 'fa', direction: 'rtl', name: 'فارسی' },
  RU: { tag: 'ru', direction: 'ltr', name: 'Русский' },
  KK: { tag: 'kk', direction: 'ltr', name: 'Қазақша' },
  UZ: { tag: 'uz', direction: 'ltr', name: 'Oʻzbekcha' },
  TR: { tag: 'tr', direction: 'ltr', name: 'Türkçe' },
  ES: { tag: 'es', direction: 'ltr', name: 'Español' },
  PT: { tag: 'pt', direction: 'ltr', name: 'Português' },
  FR: { tag: 'fr', direction: 'ltr', name: 'Français' },
  SW: { tag: 'sw', direction: 'ltr', name: 'Kiswahili' },
  // Built from English and written right to left, so that a mirrored page can be seen in development. Its words are
  // English, hence the tag.
  QPS: { tag: 'en', direction: 'rtl', name: 'qps-rtl' },
} as const satisfies Record<string, Language>;

export type LanguageCode = keyof typeof languages;
