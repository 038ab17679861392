import type { CallAnswer, getProfile as getCall, PlayerId } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { accountOf, detailsOf } from '../../accounts/index.ts';

type Call = typeof getCall;

export async function getProfile(tx: Tx, who: CallerOf<Call>): Promise<CallAnswer<Call>> {
  return profileOf(tx, who.player.playerId);
}

export async function profileOf(tx: Tx, playerId: PlayerId): Promise<CallAnswer<Call>> {
  const { nickname } = await accountOf(tx, playerId);
  const kept = await detailsOf(tx, playerId);
  const of = (field: string): string | null => kept[field] ?? null;
  return {
    payeeName: of('payeeName'),
    nickname,
    birthday: of('birthday'),
    address: of('address'),
    nationality: of('nationality'),
    occupation: of('occupation'),
    sourceOfIncome: of('sourceOfIncome'),
    placeOfBirth: of('placeOfBirth'),
    telegram: of('telegram'),
    zalo: of('zalo'),
    line: of('line'),
    whatsapp: of('whatsapp'),
    facebook: of('facebook'),
    wechat: of('wechat'),
    qqNum: of('qqNum'),
  };
}
