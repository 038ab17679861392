import { type ProviderAnswer, providerBatchTypes, type ProviderStatus } from '@pelita/contract';
import { answerText, refused } from './answer.ts';
import { type MoneyRequest, type MoneyServices, moveMoneyOfMany } from './move-money.ts';
import { isObject, readAsked, readItems, requestUuidIn } from './read-request.ts';

/**
 * Many transactions under one signature, each answered as if it had come alone: an item that is none, or that cannot be
 * taken, keeps no other from its turn. Items of one player are taken in their order.
 */
export async function moveBatch(services: MoneyServices, providerCode: string, bytes: Uint8Array): Promise<string> {
  const items = readItems(bytes);
  if (items === null) return answerText(refused('RS_ERROR_WRONG_SYNTAX'));
  const read = items.map(readItem);
  const requests = read.filter((item) => typeof item !== 'string');
  const moved = await moveMoneyOfMany(services, providerCode, requests);
  const answers = new Map(requests.map((request, place) => [request, moved[place] ?? 'RS_ERROR_UNKNOWN']));
  const texts = read.map((item, place) => {
    if (typeof item === 'string') return answerText(refused(item, requestUuidIn(items[place])));
    return answerText(wholeAnswer(answers.get(item) ?? 'RS_ERROR_UNKNOWN', item));
  });
  return `{"items":[${texts.join(',')}]}`;
}

function readItem(item: unknown): MoneyRequest | ProviderStatus {
  if (!isObject(item)) return 'RS_ERROR_WRONG_SYNTAX';
  const type = providerBatchTypes.find((known) => known === item['type']);
  if (type === undefined) return 'type' in item ? 'RS_ERROR_WRONG_TYPES' : 'RS_ERROR_WRONG_SYNTAX';
  const call = `transaction/${type}` as const;
  const asked = readAsked(call, item);
  // Of the call that the type names, by the schema of that call.
  return typeof asked === 'string' ? asked : ({ call, asked } as MoneyRequest);
}

function wholeAnswer(answer: ProviderAnswer | ProviderStatus, { asked }: MoneyRequest): ProviderAnswer {
  return typeof answer === 'string' ? { ...refused(answer, asked.request_uuid), user: asked.user } : answer;
}
