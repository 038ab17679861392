import type { CallRequest, CallValue, GameCategory } from '@pelita/contract';
import type { addPromotion, listPromotions, OfficePromotion } from '@pelita/contract/office';
import { sceneKinds } from '@pelita/ui/scene-kinds';

type Body = CallRequest<typeof addPromotion>['body'];
export type Brand = Omit<CallValue<typeof listPromotions>, 'promotions'>;

type TypedTexts = Record<
  | 'percent'
  | 'amount'
  | 'minimum'
  | 'cap'
  | 'multiplier'
  | 'conversionCap'
  | 'daysValid'
  | 'budget'
  | 'from'
  | 'until'
  | 'minimumRank'
  | 'newWithinDays'
  | 'diallingCodes'
  | 'agents',
  string
>;

/** What is typed; numbers are texts, and empty is none, until it is sent. */
export type Draft = TypedTexts &
  Pick<
    Body,
    'kind' | 'type' | 'tag' | 'scene' | 'cycle' | 'base' | 'products' | 'methods' | 'needsReview' | 'words'
  > & {
    /** Per cent by category; what is empty counts as usual. */
    contributions: Partial<Record<GameCategory, string>>;
    verifiedPhone: boolean;
    firstDepositOnly: boolean;
    oncePerPerson: boolean;
  };

export type Edit = {
  draft: Draft;
  change: (changes: Partial<Draft>) => void;
  problems: Record<string, string>;
  brand: Brand;
  /** Players take part: what they agreed to stays. */
  isFixed: boolean;
};

export function newDraft({ languages }: Brand, terms: Partial<Draft>): Draft {
  return {
    kind: 'deposit',
    type: 'deposit',
    tag: null,
    scene: sceneKinds[0],
    cycle: 'once',
    base: 'bonus',
    products: [],
    methods: [],
    needsReview: false,
    percent: '',
    amount: '',
    minimum: '',
    cap: '',
    multiplier: '1',
    conversionCap: '',
    daysValid: '7',
    budget: '',
    from: '',
    until: '',
    minimumRank: '0',
    newWithinDays: '',
    diallingCodes: '',
    agents: '',
    contributions: {},
    verifiedPhone: false,
    firstDepositOnly: false,
    oncePerPerson: false,
    words: Object.fromEntries(languages.map((language) => [language, { title: '', summary: '', html: '' }])),
    ...terms,
  };
}

export function draftOf(one: OfficePromotion): Draft {
  const { audience } = one;
  return {
    kind: one.kind,
    type: one.type,
    tag: one.tag,
    scene: one.scene,
    cycle: one.cycle,
    base: one.base,
    products: one.products,
    methods: one.methods,
    needsReview: one.needsReview,
    percent: one.percent ?? '',
    amount: one.amount ?? '',
    minimum: one.minimum ?? '',
    cap: one.cap ?? '',
    multiplier: one.multiplier,
    conversionCap: one.conversionCap ?? '',
    daysValid: String(one.daysValid),
    budget: one.budget ?? '',
    from: one.from ?? '',
    until: one.until ?? '',
    minimumRank: String(audience.minimumRank),
    newWithinDays: audience.newWithinDays === null ? '' : String(audience.newWithinDays),
    diallingCodes: audience.diallingCodes.map((code) => `+${code}`).join(', '),
    agents: audience.agents.join(', '),
    contributions: Object.fromEntries(
      Object.entries(one.contributions).map(([category, share]) => [category, String(share)]),
    ),
    verifiedPhone: audience.verifiedPhone,
    firstDepositOnly: audience.firstDepositOnly,
    oncePerPerson: audience.oncePerPerson,
    words: one.words,
  };
}

/** As it is sent. What the form does not show of a promotion stays as it was. */
export function bodyOf(draft: Draft, seen: OfficePromotion | null): Body {
  const isCredit = draft.kind === 'freeCredit';
  const isDeposit = draft.kind === 'deposit';
  const isCounted = !isCredit && !isDeposit;
  return {
    kind: draft.kind,
    type: draft.type,
    tag: draft.tag,
    scene: draft.scene,
    position: seen?.position ?? 0,
    percent: isCredit ? null : textOf(draft.percent),
    amount: isCredit ? moneyOf(draft.amount) : null,
    minimum: isCredit ? null : moneyOf(draft.minimum),
    cap: isCredit ? null : moneyOf(draft.cap),
    cycle: isCounted && draft.cycle === 'once' ? 'daily' : draft.cycle,
    multiplier: textOf(draft.multiplier) ?? '0',
    base: isDeposit ? draft.base : 'bonus',
    contributions: sharesOf(draft.contributions),
    products: isCounted ? draft.products : [],
    conversionCap: textOf(draft.conversionCap),
    daysValid: Number(draft.daysValid),
    methods: isDeposit ? draft.methods : [],
    needsReview: isCredit && draft.needsReview,
    from: textOf(draft.from),
    until: textOf(draft.until),
    budget: moneyOf(draft.budget),
    words: draft.words,
    audience: {
      minimumRank: Number(draft.minimumRank),
      newWithinDays: draft.newWithinDays.trim() === '' ? null : Number(draft.newWithinDays),
      verifiedPhone: draft.verifiedPhone,
      diallingCodes: wordsOf(draft.diallingCodes).map((code) => code.replace(/^\+/, '')),
      agents: wordsOf(draft.agents),
      firstDepositOnly: draft.firstDepositOnly,
      oncePerPerson: draft.oncePerPerson,
    },
  };
}

/** What is typed with commas or spaces between. */
export function wordsOf(typed: string): string[] {
  return typed.split(/[\s,]+/).filter((word) => word !== '');
}

function sharesOf(typed: Draft['contributions']): Body['contributions'] {
  const named = Object.entries(typed).filter(([, share]) => share.trim() !== '');
  return Object.fromEntries(named.map(([category, share]) => [category, Number(share)]));
}

function textOf(typed: string): string | null {
  const trimmed = typed.trim().replace(',', '.');
  return trimmed === '' ? null : trimmed;
}

/** `1,000` and `1000.5` are amounts as people type them; whatever is none is for the server to refuse. */
function moneyOf(typed: string): string | null {
  const trimmed = typed.replaceAll(/[\s,]/g, '');
  return trimmed === '' ? null : trimmed;
}
