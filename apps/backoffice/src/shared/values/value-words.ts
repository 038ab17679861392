import type { OperatorRole } from '@pelita/contract';
import { operatorRoles } from '@pelita/contract/office';

export type ValueTexts = {
  /** Of a value's name; null where there is no word for it. */
  nameOf: (name: string) => string | null;
  yesOrNo: (value: boolean) => string;
  nothing: string;
  role: (role: OperatorRole) => string;
  /** What a value of a kind is called; null where there is no word for it. */
  kindOf: (kind: string, value: string) => string | null;
  moment: (instant: string) => string;
};

/**
 * Values that were kept as JSON, by names and in words. A value is told in words where its name says of what kind it is: a
 * username that reads like a role or a state stays a username.
 */
export function valueWords(texts: ValueTexts) {
  const nameOf = (name: string): string => texts.nameOf(name) ?? name;
  const shown = (value: unknown, name = ''): string => {
    if (value === null || value === undefined || value === '') return texts.nothing;
    if (typeof value === 'boolean') return texts.yesOrNo(value);
    if (Array.isArray(value)) return value.map((one) => shown(one, name)).join(', ') || texts.nothing;
    if (typeof value === 'object')
      return Object.entries(value)
        .map(([key, one]) => `${nameOf(key)}: ${shown(one, key)}`)
        .join(' · ');
    if (typeof value !== 'string') return String(value as number);
    if (isInstant.test(value)) return texts.moment(value);
    if (name === 'roles' && isRole(value)) return texts.role(value);
    const kind = kindsByName[name];
    return (kind ? texts.kindOf(kind, inOneWord(value)) : null) ?? value;
  };
  return { nameOf, shown };
}

/** The values under these names are one of a few. */
const kindsByName: Readonly<Record<string, string | undefined>> = {
  ...Object.fromEntries(
    [
      'asked',
      'base',
      'channel',
      'cycle',
      'family',
      'field',
      'kind',
      'method',
      'objective',
      'outcome',
      'period',
      'proof',
      'rule',
      'secondStep',
      'side',
      'state',
      'tag',
    ].map((name) => [name, name]),
  ),
  documents: 'kind',
  fields: 'field',
};
const inOneWord = (value: string): string =>
  value.replaceAll(/[ -]([a-z])/g, (_all, letter: string) => letter.toUpperCase());
const isInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const isRole = (value: string): value is OperatorRole => operatorRoles.some((role) => role === value);
