import {
  type Brand,
  type CallAnswer,
  type CallInput,
  decimalFromMinor,
  minorFromDecimal,
  Refusal,
} from '@pelita/contract';
import type {
  AuditAction,
  addPointGood as addCall,
  changePointGood as changeCall,
  listPointGoods as listCall,
  OfficePointGood,
} from '@pelita/contract/office';
import { goodMotifs } from '@pelita/ui/art';
import type { Tx } from '../../../platform/database/tx.ts';
import { tellEveryone } from '../../../platform/events/tell-everyone.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { ShownPictures } from '../../../platform/pictures/shown-pictures.ts';
import { recordAudit } from '../../audit/index.ts';
import { goodById, goodsInOrder, type GoodRow, type GoodWithTexts, tables } from '../store.ts';

type Fields = CallInput<typeof addCall>['body'];

export function listGoods(brand: Brand) {
  return async (tx: Tx): Promise<CallAnswer<typeof listCall>> => ({
    goods: (await goodsInOrder(tx)).map((good) => goodShape(good, brand)),
    motifs: [...goodMotifs],
    languages: [...brand.languages],
    currency: brand.currency,
  });
}

/** The same request again answers the good that it added. */
export function addGood(brand: Brand, pictures: Pick<ShownPictures, 'has'>) {
  return async (
    tx: Tx,
    who: CallerOf<typeof addCall>,
    { body }: CallInput<typeof addCall>,
  ): Promise<CallAnswer<typeof addCall>> => {
    await requirePicture(tx, body.picture, pictures);
    const good_id = tx.newId<string>();
    const added = await tables(tx)
      .insertInto('point_good')
      .values({ good_id, code: null, version: 1, idempotency_key: who.idempotencyKey, ...columnsOf(body, brand) })
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .returning('good_id')
      .executeTakeFirst();
    if (!added) return shapeOf(tx, { idempotency_key: who.idempotencyKey }, brand);
    await writeTexts(tx, good_id, body.words);
    return await told(tx, { who, brand, id: good_id, action: 'add-point-good', before: null });
  };
}

export function changeGood(brand: Brand, pictures: Pick<ShownPictures, 'has'>) {
  return async (
    tx: Tx,
    who: CallerOf<typeof changeCall>,
    { params, body }: CallInput<typeof changeCall>,
  ): Promise<CallAnswer<typeof changeCall>> => {
    const seen = await goodById(tx, params.id, 'lock');
    if (!seen) throw new Refusal('point_good_unknown');
    const before = await shapeOf(tx, { good_id: params.id }, brand);
    if (seen.version !== body.version) throw new Refusal('changed_meanwhile', { extra: { current: before } });
    await requirePicture(tx, body.picture, pictures);
    const { credit_minor, ...columns } = columnsOf(body, brand);
    if ((credit_minor === null) !== (seen.credit_minor === null))
      throw new Refusal('invalid_field', { fields: { credit: { key: 'invalid' } } });
    const changed = { ...columns, credit_minor, version: seen.version + 1 };
    await tables(tx).updateTable('point_good').set(changed).where('good_id', '=', params.id).execute();
    await tables(tx).deleteFrom('point_good_text').where('good_id', '=', params.id).execute();
    await writeTexts(tx, params.id, body.words);
    return await told(tx, { who, brand, id: params.id, action: 'change-point-good', before });
  };
}

async function requirePicture(tx: Tx, name: string | null, pictures: Pick<ShownPictures, 'has'>): Promise<void> {
  if (name !== null && !(await pictures.has(tx, name)))
    throw new Refusal('invalid_field', { fields: { picture: { key: 'not_on_list' } } });
}

function columnsOf(body: Fields, brand: Brand) {
  if (!goodMotifs.includes(body.motif)) throw new Refusal('invalid_field', { fields: { motif: { key: 'invalid' } } });
  const missing = brand.languages.find((language) => !(language in body.words));
  if (missing !== undefined)
    throw new Refusal('invalid_field', { fields: { [`words.${missing}`]: { key: 'required' } } });
  const minorOf = (field: 'requiredAmount' | 'credit'): bigint | null => {
    const typed = body[field];
    if (typed === null) return null;
    const minor = minorFromDecimal(typed, brand.currency);
    if (minor === null || minor <= 0n) throw new Refusal('invalid_field', { fields: { [field]: { key: 'amount' } } });
    return minor;
  };
  return {
    motif: body.motif,
    picture: body.picture,
    points: BigInt(body.points),
    required_minor: minorOf('requiredAmount') ?? 0n,
    credit_minor: minorOf('credit'),
    stock: BigInt(body.stock),
    is_offered: body.isOffered,
    position: body.position,
  };
}

async function writeTexts(tx: Tx, good_id: string, words: Fields['words']): Promise<void> {
  const texts = Object.entries(words).map(([language, told]) => ({ good_id, language, ...told }));
  await tables(tx).insertInto('point_good_text').values(texts).execute();
}

type Told = {
  who: CallerOf<typeof changeCall>;
  brand: Brand;
  id: string;
  action: AuditAction;
  before: OfficePointGood | null;
};

async function told(tx: Tx, { who, brand, id, action, before }: Told): Promise<OfficePointGood> {
  const after = await shapeOf(tx, { good_id: id }, brand);
  const actor = `operator:${who.operator.operatorId}`;
  await tellEveryone(tx, 'offers');
  await recordAudit(tx, { actor, action, subject: `point-good:${id}`, ...(before ? { before } : {}), after });
  return after;
}

async function shapeOf(
  tx: Tx,
  by: Partial<Pick<GoodRow, 'good_id' | 'idempotency_key'>>,
  brand: Brand,
): Promise<OfficePointGood> {
  const good = (await goodsInOrder(tx)).find(
    (one) => one.good_id === by.good_id || (by.idempotency_key && one.idempotency_key === by.idempotency_key),
  );
  if (!good) throw new Refusal('point_good_unknown');
  return goodShape(good, brand);
}

function goodShape(good: GoodWithTexts, brand: Brand): OfficePointGood {
  const money = (minor: bigint | null) =>
    minor === null || minor === 0n ? null : decimalFromMinor(minor, brand.currency);
  return {
    id: good.good_id,
    version: good.version,
    kind: good.credit_minor === null ? 'item' : 'credit',
    words: Object.fromEntries(good.texts.map(({ language, name, detail }) => [language, { name, detail }])),
    motif: good.motif,
    picture: good.picture,
    points: Number(good.points),
    requiredAmount: money(good.required_minor),
    credit: money(good.credit_minor),
    stock: Number(good.stock),
    isOffered: good.is_offered,
    position: good.position,
  };
}
