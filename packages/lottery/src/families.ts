/** Rule sets that look and read alike. One that is not listed here is shown as plain balls. */
const families = {
  SSC: 'digits',
  K3: 'dice',
  '11X5': 'eleven',
  PK10: 'race',
  KENO: 'keno',
  HAPPY10: 'happy',
  LUCKY28: 'lucky',
  XSMB: 'vietnam',
  XSMN: 'vietnam',
  XSMT: 'vietnam',
  HANOI: 'hanoi',
  '4D-MY': 'fourDigits',
  '4D-SG': 'fourDigits',
  THAI: 'thai',
  LAO: 'lao',
  MARKSIX: 'markSix',
  M6: 'markSix',
} as const;
export type Family = (typeof families)[keyof typeof families];

export function familyOf(rules: string): Family {
  return Object.hasOwn(families, rules) ? families[rules as keyof typeof families] : 'digits';
}
