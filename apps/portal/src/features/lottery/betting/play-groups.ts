import type { PlayType } from '@pelita/lottery';

/** What the tabs of a game are. Play types keep the order of their rule set, and so do the tabs. */
export type PlayGroup = { readonly name: GroupName; readonly playTypes: readonly PlayType[] };

export function playGroupsOf(rules: string, playTypes: readonly PlayType[]): PlayGroup[] {
  const byName = Map.groupBy(playTypes, ({ id }) => groupOf(rules, id));
  return [...byName].map(([name, members]) => ({ name, playTypes: members }));
}

/** By what an id begins with or is; the last of a list takes the rest. */
const vietnam = [
  ['lo', /^(lo|dao|bao)/],
  ['de', /^(de|dauDuoi$|nhatTo)/],
  ['xien', /^(xien|da$)/],
  ['truot', /^truot/],
  ['cang', /^(cang|xiuChu)/],
  ['oneDigit', /./],
] as const;
const fourDigits = [
  ['roll', /^roll/],
  ['boxes', /box/],
  ['straight', /^(big|small|[a-e]4)/],
  ['endings', /./],
] as const;
const topAndBottom = [
  ['run', /^run/],
  ['bottom', /^(bottom|front)/],
  ['top', /./],
] as const;
const groups = {
  XSMB: vietnam,
  XSMN: vietnam,
  XSMT: vietnam,
  '4D-MY': fourDigits,
  '4D-SG': fourDigits,
  THAI: topAndBottom,
  HANOI: topAndBottom,
  LAO: topAndBottom,
  MARKSIX: [['entry', /./]],
  M6: [
    ['none', /^none/],
    ['together', /^(threeOf|twoOf|twoWith|specialChain)/],
    ['special', /^(special|wave)/],
    ['sevenBalls', /./],
  ],
  SSC: [
    ['position', /^(position|optional)/],
    ['shapes', /^(shape|bull|stud)/],
    ['sides', /^(side$|sumSide|dragonTiger|sumTail|occurs)/],
    ['first4', /4First$/],
    ['last4', /4Last$/],
    ['first3', /3First$/],
    ['mid3', /3Mid$/],
    ['last3', /3Last$/],
    ['first2', /2First$/],
    ['last2', /2Last$/],
    ['all5', /./],
  ],
  K3: [
    ['sum', /^(sum|side)/],
    ['faces', /./],
  ],
  '11X5': [
    ['any', /^any\d/],
    ['inOrder', /^(first|group|position)/],
    ['sides', /./],
  ],
  PK10: [
    ['inOrder', /^(position|front)/],
    ['sides', /./],
  ],
  KENO: [
    ['pick', /^pick/],
    ['sides', /./],
  ],
  HAPPY10: [
    ['any', /^any/],
    ['inOrder', /^position/],
    ['sides', /./],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly [string, RegExp])[]>>;

type Known = (typeof groups)[keyof typeof groups][number][0];
export type GroupName = Known | 'bets';

function groupOf(rules: string, id: string): GroupName {
  if (!Object.hasOwn(groups, rules)) return 'bets';
  const known: readonly (readonly [Known, RegExp])[] = groups[rules as keyof typeof groups];
  return known.find(([, pattern]) => pattern.test(id))?.[0] ?? 'bets';
}

/** "star3First" is "star" of the window "3First"; the play types of a group share its window. */
export function baseOf(rules: string, id: string): { base: string; window: string | null } {
  const match = rules === 'SSC' ? /^(.+?)(?:Of)?([2-5](?:First|Mid|Last)|5)$/.exec(id) : null;
  const isWhole = match === null || /^group\d*$/.test(id);
  return isWhole ? { base: id, window: null } : { base: match[1] ?? id, window: match[2] ?? null };
}
