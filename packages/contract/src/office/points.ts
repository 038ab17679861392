import * as z from 'zod/mini';
import { call } from '../call.ts';
import { pointGoodKinds, POINTS_MAXIMUM } from '../points.ts';
import { MoneyText, UuidText } from '../shapes.ts';
import { freeText } from '../text.ts';
import {
  between,
  choice,
  count,
  currency,
  exact,
  instant,
  list,
  many,
  money,
  optional,
  playerRef,
  text,
} from './lists/index.ts';
import { pictureAnswer, PictureName, pictureUpload } from './pictures.ts';
import { ReasonText } from './shapes.ts';

/** The points mall, as operators fill it and decide what players asked for. */

const STOCK_MAXIMUM = 1_000_000;
const whole = (minimum: number, maximum: number) =>
  z.int().check(z.minimum(minimum, { error: 'too_small' }), z.maximum(maximum, { error: 'too_large' }));
const Words = z.strictObject({ name: freeText(80), detail: freeText(300) });

const goodFields = {
  /** By language; a language without words takes those of the brand’s own. */
  words: z.record(z.string().check(z.regex(/^[A-Z]{2,3}$/, { error: 'pattern' })), Words),
  /** A drawing of the art kit; a picture that was uploaded is shown in its place. */
  motif: z.string().check(z.regex(/^[a-z-]{2,32}$/, { error: 'pattern' })),
  picture: z.nullable(PictureName),
  points: whole(1, POINTS_MAXIMUM),
  requiredAmount: z.nullable(MoneyText),
  credit: z.nullable(MoneyText),
  /** What is left. */
  stock: whole(0, STOCK_MAXIMUM),
  isOffered: z.boolean(),
  position: whole(0, 10_000),
};

const OfficePointGood = z.object({ id: UuidText, version: z.number(), kind: z.enum(pointGoodKinds), ...goodFields });
export type OfficePointGood = z.output<typeof OfficePointGood>;

export const listPointGoods = call('GET /office/pointGoods', {
  who: { operator: 'points.see' },
  value: z.object({
    goods: z.array(OfficePointGood),
    /** Motifs that the art kit draws. */
    motifs: z.array(z.string()),
    languages: z.array(z.string()),
    currency: z.string(),
  }),
  summary: 'Every good of the points mall, offered or not, in the order of the mall.',
});

export const addPointGood = call('POST /office/pointGoods', {
  who: { operator: 'points.offer' },
  idempotent: true,
  body: z.strictObject(goodFields),
  value: OfficePointGood,
  refusals: ['idempotency_key_required'],
  summary: 'Adds a good; with a credit it is paid into the wallet, without one it is sent.',
});

export const changePointGood = call('PUT /office/pointGoods/{id}', {
  who: { operator: 'points.offer' },
  params: z.object({ id: UuidText }),
  body: z.strictObject({ version: z.int(), ...goodFields }),
  value: OfficePointGood,
  refusals: ['point_good_unknown', 'changed_meanwhile'],
  summary: 'Changes a good. Exchanges keep what they cost; whether it is sent or paid stays.',
});

export const uploadPointGoodPicture = call('POST /office/pointGoods/pictures', {
  ...pictureUpload,
  who: { operator: 'points.offer' },
  summary: 'Keeps a picture for goods, painted anew. One that no good shows is forgotten after a day.',
});

export const getPointGoodPicture = call('GET /office/pointGoods/pictures/{name}', {
  ...pictureAnswer,
  who: { operator: 'points.see' },
  summary: 'A picture of goods, in base64.',
});

export const pointExchangeStates = ['pending', 'confirmed', 'rejected'] as const;
export const pointExchangeTypes = ['item', 'credit', 'conversion'] as const;

export const listPointExchanges = list('/office/pointExchanges', {
  name: 'pointExchanges',
  permission: 'points.see',
  columns: {
    askedAt: instant(),
    number: text(),
    player: playerRef(),
    type: choice(pointExchangeTypes),
    good: optional(text()),
    quantity: count(),
    points: count(),
    amount: optional(money()),
    currency: currency(),
    state: choice(pointExchangeStates),
    decidedAt: optional(instant()),
  },
  filters: { askedAt: between({ days: 366 }), type: many(), state: many(), player: exact() },
  sorts: ['-askedAt', 'askedAt'],
  summary: 'What players exchanged points for.',
});

const OfficePointExchange = z.object({
  id: UuidText,
  number: z.string(),
  state: z.enum(pointExchangeStates),
  good: z.nullable(z.string()),
  quantity: z.number(),
  points: z.number(),
  player: z.object({ id: UuidText, username: z.string() }),
  /** Where it is sent to; null for what is paid. */
  delivery: z.nullable(z.object({ name: z.string(), phone: z.string(), address: z.string() })),
  remark: z.nullable(z.string()),
});
export type OfficePointExchange = z.output<typeof OfficePointExchange>;

const ofOne = z.object({ id: UuidText });

export const getPointExchange = call('GET /office/pointExchanges/{id}', {
  who: { operator: 'points.decide' },
  params: ofOne,
  value: OfficePointExchange,
  refusals: ['point_exchange_unknown'],
  summary: 'An exchange with the address that it is sent to. Reading it is an entry of the audit log.',
});

export const confirmPointExchange = call('POST /office/pointExchanges/{id}/confirm', {
  who: { operator: 'points.decide' },
  params: ofOne,
  body: z.strictObject({ remark: z.optional(freeText(140)) }),
  value: OfficePointExchange,
  refusals: ['point_exchange_unknown', 'point_exchange_decided'],
  summary: 'Says that the good was sent; the points are spent.',
});

export const rejectPointExchange = call('POST /office/pointExchanges/{id}/reject', {
  who: { operator: 'points.decide' },
  params: ofOne,
  body: z.strictObject({ reason: ReasonText }),
  value: OfficePointExchange,
  refusals: ['point_exchange_unknown', 'point_exchange_decided'],
  summary: 'Gives the points and the pieces back, with a reason that the player reads.',
});
