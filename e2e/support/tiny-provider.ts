import { randomUUID, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { PROVIDER_SIGNATURE_HEADER, type ProviderCall } from '@pelita/contract';

type Seat = { user: string; token: string; game_code: string };
type Answer = { status: string; balance?: number };
const UNITS = 100_000;

/**
 * The smallest provider there can be: a page with one game, in which each round stakes 10 and wins 25, and a book of what
 * was sent. It knows of the house no more than the guide tells.
 */
export async function tinyProvider(walletUrl: string) {
  let privateKey = '';
  let seat: Seat = { user: '', token: '', game_code: '' };
  let lastBet = '';
  const book: string[] = [];

  async function ask(call: ProviderCall, content: object): Promise<Answer> {
    const body = JSON.stringify({ ...seat, request_uuid: randomUUID(), ...content });
    const signature = sign('RSA-SHA256', Buffer.from(body), privateKey).toString('base64');
    const headers = { 'content-type': 'application/json', [PROVIDER_SIGNATURE_HEADER]: signature };
    return (await (await fetch(`${walletUrl}/${call}`, { method: 'POST', headers, body })).json()) as Answer;
  }

  async function send(kind: 'bet' | 'win', amount: number, more: object = {}): Promise<string> {
    const transaction_uuid = randomUUID();
    const money = { transaction_uuid, round: 'round', currency: 'MYR', amount: amount * UNITS };
    const answer = await ask(`transaction/${kind}`, { ...money, ...more });
    if (answer.status === 'RS_OK') {
      if (kind === 'bet') lastBet = transaction_uuid;
      book.push([transaction_uuid, kind, money.amount, 'ok'].join(','));
    }
    return textOf(answer);
  }
  const bet = (amount: number) => send('bet', amount);
  const winOnLastBet = (amount: number) => send('win', amount, { reference_transaction_uuid: lastBet });

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://provider');
    const of = (name: string) => searchParams.get(name) ?? '';
    if (pathname === '/round') {
      void bet(10)
        .then(() => winOnLastBet(25))
        .then((said) => response.end(said));
      return;
    }
    if (pathname === '/open') seat = { user: of('user'), token: of('token'), game_code: of('game') };
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(pathname === '/open' ? pageOf(`${of('game')} ${of('lang')}`) : '');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');

  return {
    origin: `http://127.0.0.1:${address.port}`,
    signWith: (pem: string) => {
      privateKey = pem;
    },
    bet,
    winOnLastBet,
    balance: async () => textOf(await ask('user/balance', {})),
    report: () => ['transaction_uuid,kind,amount,state', ...book, ''].join('\n'),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function textOf({ status, balance }: Answer): string {
  return balance === undefined ? status : `${status} ${(balance / UNITS).toFixed(2)}`;
}

function pageOf(heading: string): string {
  return `<!doctype html><html lang="en"><title>Tiny</title><link rel="icon" href="data:,">
<h1>${heading.replaceAll(/[<&]/g, '')}</h1>
<button onclick="fetch('/round').then((r) => r.text()).then((said) => document.querySelector('output').textContent = said)">Play</button>
<output></output></html>`;
}
