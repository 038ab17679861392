import { type Brand, type DepositOrder, Refusal } from '@pelita/contract';
import { serverText } from '@pelita/i18n';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '../../../platform/platform.ts';
import { markup, type Markup } from '../../../platform/providers/sandbox-page/markup.ts';
import { languageOfVisitor, sendSandboxPage } from '../../../platform/providers/sandbox-page/sandbox-page.ts';
import { depositOrderShape } from '../deposit-order-shape.ts';
import { type DepositOrderRow, newestOrders, orderById } from '../store.ts';
import { bankActs } from './bank-acts.ts';
import { type BankWords, orderActs, orderCard, orderList } from './bank-markup.ts';
import { carryOut } from './carry-out.ts';
import type { SandboxBank } from './sandbox-bank.ts';

const ORDERS_SHOWN = 50;

type OneOrder = { Params: { orderId: string } };
type OneAct = { Params: { orderId: string; act: string } };

/** `/dev/bank`: the list of orders, the page on which one is paid, and the acts behind its buttons. */
export function sandboxBankPages(platform: Platform, bank: SandboxBank) {
  const { database, clock, brand } = platform;
  const shape = (order: DepositOrderRow): DepositOrder => depositOrderShape(order, clock.now());
  const newest = async () =>
    (await database.reading((tx) => newestOrders(tx, bank.provider.code, ORDERS_SHOWN))).map(shape);
  const find = async (orderId: string) =>
    isUuid(orderId) ? await database.reading((tx) => orderById(tx, orderId)) : null;

  return async (app: FastifyInstance): Promise<void> => {
    // What a form's button sends besides its address says nothing.
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
      done(null),
    );

    app.get('/dev/bank.json', async (_request, reply) =>
      reply.header('cache-control', 'no-store').send(await newest()),
    );

    app.get('/dev/bank', async (request, reply) => {
      const words = wordsFor(request, brand);
      return page(
        reply,
        words,
        markup`<h1>${words.text('orders')}</h1>
          ${orderList(words, await newest())}`,
      );
    });

    app.get<OneOrder>('/dev/bank/:orderId', async (request, reply) => {
      const words = wordsFor(request, brand);
      const { orderId } = request.params;
      const isSigned = bank.isSignedPayUrl(orderId, request.url.slice(request.url.indexOf('?') + 1));
      const order = isSigned ? await find(orderId) : null;
      if (!order) return page(reply.code(404), words, markup`<h1>${words.text('unknown')}</h1>`);
      return page(reply, words, orderCard(words, shape(order), orderActs(words, shape(order))));
    });

    app.post<OneAct>('/dev/bank/:orderId/:act', async (request, reply) => {
      const act = bankActs.find((candidate) => candidate === request.params.act);
      const order = act ? await find(request.params.orderId) : null;
      if (!act || order?.provider !== bank.provider.code) throw new Refusal('deposit_order_unknown');
      await carryOut(app, platform, bank, act, order);
      const after = shape((await find(order.id)) ?? order);
      if (!request.headers.accept?.includes('text/html')) return { act, ...after };
      const words = wordsFor(request, brand);
      const said = markup`<p class="text">${words.text(act === 'delay' ? 'sentLater' : 'sent')}</p>`;
      return page(reply, words, orderCard(words, after, said));
    });
  };
}

function wordsFor(request: FastifyRequest, brand: Brand): BankWords {
  const language = languageOfVisitor(request, brand);
  return { language, text: (key) => serverText(language, 'bank', key) };
}

function page(reply: FastifyReply, { language, text }: BankWords, content: Markup): FastifyReply {
  return sendSandboxPage(reply, { language, title: text('title'), note: text('note'), content });
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}
