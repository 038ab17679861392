import { createHmac } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { afterAll } from 'vitest';
import { type Asked, outsideServer } from '../../../../outside/testing/outside-server.ts';
import { IdempotencyKey, PaymentLinkRequest, TransferInfo, TransfersQuery } from './adyen-contract.ts';

const API_KEY = 'api-key-hush';
const NOTICE_KEY = 'ab'.repeat(32);
const MERCHANT = 'PelitaCOM';
const BALANCE_ACCOUNT = 'BA00000000000000000000001';

type Link = { id: string; reference: string; amount: { value: number; currency: string }; status: string; url: string };
type Transfer = { id: string; reference: string; amount: { value: number; currency: string }; status: string };
/** What happens to an answer: it does not arrive, is a fault of Adyen’s, no JSON, or never begins. */
export type Fault = 'lost' | 'fault' | 'garbage' | 'silent' | 'in progress' | 'refused';

/**
 * Adyen on loopback: it takes what its published contract lets it take, does what comes twice under one key once, and signs
 * its notices by a computation of its own. A test loses, repeats, delays and reorders them by when it sends them.
 */
export async function adyenServer(whenOver?: typeof afterAll) {
  const links = new Map<string, Link>();
  const transfers = new Map<string, Transfer>();
  const faults: Fault[] = [];
  let payments = 0;

  function answerTo(asked: Asked, answer: ServerResponse): void {
    const fault = faults.shift();
    const [status, json] = fault === 'in progress' || fault === 'refused' ? refusalOf(fault) : act(asked);
    if (fault === 'silent') return;
    if (fault === 'lost') return void answer.socket?.destroy();
    if (fault === 'fault') return void answer.writeHead(500).end('{"errorCode":"905"}');
    answer.writeHead(status, { 'content-type': 'application/json' });
    answer.end(fault === 'garbage' ? '<html>' : JSON.stringify(json));
  }

  function act({ method, path, headers, body }: Asked): [number, unknown] {
    if (headers['x-api-key'] !== API_KEY) return [401, { errorCode: '000', title: 'Unauthorized' }];
    const { pathname, searchParams } = new URL(path, 'http://adyen');
    const key = IdempotencyKey.safeParse(headers['idempotency-key']);
    if (method === 'POST' && !key.success) return [422, { errorCode: '702', detail: 'no idempotency key' }];
    if (method === 'POST' && pathname === '/v71/paymentLinks') return makeLink(JSON.parse(body), String(key.data));
    if (method === 'POST' && pathname === '/btl/v4/transfers') return makeTransfer(JSON.parse(body), String(key.data));
    if (method === 'GET' && pathname === '/btl/v4/transfers') return listTransfers(Object.fromEntries(searchParams));
    const link = [...links.values()].find(({ id }) => pathname === `/v71/paymentLinks/${id}`);
    return link ? [200, { ...link, merchantAccount: MERCHANT }] : [404, { errorCode: '901' }];
  }

  function makeLink(json: unknown, key: string): [number, unknown] {
    const parsed = PaymentLinkRequest.safeParse(json);
    if (!parsed.success || parsed.data.merchantAccount !== MERCHANT) return invalid(parsed.error?.issues);
    const { reference, amount } = parsed.data;
    const id = `PL${String(links.size + 1).padStart(14, '0')}`;
    const link = links.get(key) ?? { id, reference, amount, status: 'active', url: `https://test.adyen.link/${id}` };
    links.set(key, link);
    return [201, { ...parsed.data, ...link }];
  }

  function makeTransfer(json: unknown, key: string): [number, unknown] {
    const parsed = TransferInfo.safeParse(json);
    if (!parsed.success || parsed.data.balanceAccountId !== BALANCE_ACCOUNT) return invalid(parsed.error?.issues);
    const { reference = '', amount } = parsed.data;
    const id = `TRF${String(transfers.size + 1).padStart(10, '0')}`;
    const transfer = transfers.get(key) ?? { id, reference, amount, status: 'received' };
    transfers.set(key, transfer);
    return [202, { ...transfer, category: 'bank', direction: 'outgoing' }];
  }

  function listTransfers(query: unknown): [number, unknown] {
    const parsed = TransfersQuery.safeParse(query);
    if (!parsed.success) return invalid(parsed.error.issues);
    const data = [...transfers.values()].filter(({ reference }) => reference === parsed.data.reference);
    return [200, { data, _links: {} }];
  }

  const server = await outsideServer(answerTo, whenOver);
  return {
    ...server,
    faults,
    links,
    transfers,
    /** The section `adyen` of CARRIERS_FILE. */
    configuration: {
      merchantAccount: MERCHANT,
      apiKey: API_KEY,
      checkoutUrl: `${server.url}v71`,
      noticeKey: NOTICE_KEY,
      payouts: {
        apiKey: API_KEY,
        transfersUrl: `${server.url}btl/v4`,
        balanceAccountId: BALANCE_ACCOUNT,
        priority: 'crossBorder' as const,
        noticeKey: NOTICE_KEY,
        banks: { Maybank: 'MBBEMYKL', 'Bank Purnama': 'PURNMYKL' },
      },
    },
    /** A shopper pays the order’s link; answers the notice that Adyen would send. */
    pay(orderId: string) {
      const link = links.get(orderId);
      if (!link) throw new Error('no link of this order');
      link.status = 'completed';
      payments += 1;
      return { merchantReference: orderId, pspReference: `PSP${payments}`, amount: link.amount };
    },
  };
}

type Paid = { merchantReference: string; pspReference: string; amount: { value: number; currency: string } };

/** A standard notification with these items, signed. */
export function paidNotice(
  paid: readonly Paid[],
  change: { success?: string; eventCode?: string; merchantAccountCode?: string; key?: string } = {},
): string {
  const items = paid.map((one) => {
    const item = {
      ...one,
      originalReference: '',
      merchantAccountCode: MERCHANT,
      eventCode: 'AUTHORISATION',
      success: 'true',
      ...change,
    };
    const { pspReference, merchantAccountCode, merchantReference, amount, eventCode, success } = item;
    const signed = `${pspReference}::${merchantAccountCode}:${merchantReference}:${amount.value}:${amount.currency}:${eventCode}:${success}`;
    return { NotificationRequestItem: { ...item, additionalData: { hmacSignature: sign(signed, change.key) } } };
  });
  return JSON.stringify({ live: 'false', notificationItems: items });
}

export function transferNotice(payoutId: string, status: string, key?: string): { body: string; signature: string } {
  const data = { balancePlatform: 'Pelita', reference: payoutId, status, category: 'bank' };
  const body = JSON.stringify({ type: 'balancePlatform.transfer.updated', environment: 'test', data });
  return { body, signature: sign(body, key) };
}

function sign(text: string, key = NOTICE_KEY): string {
  return createHmac('sha256', Buffer.from(key, 'hex')).update(text).digest('base64');
}

function refusalOf(fault: 'in progress' | 'refused'): [number, unknown] {
  return [422, { errorCode: fault === 'refused' ? '30_031' : '704', title: 'Unprocessable Entity' }];
}

function invalid(issues: unknown = []): [number, unknown] {
  return [422, { errorCode: '702', title: 'Invalid request', detail: JSON.stringify(issues) }];
}
