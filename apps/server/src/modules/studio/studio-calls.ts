import * as contract from '@pelita/contract';
import { type Call, Refusal } from '@pelita/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Tx } from '../../platform/database/tx.ts';
import { countryOf } from '../../platform/http/country-of.ts';
import { readInput } from '../../platform/http/read-input.ts';
import { hostOf } from '../../platform/http/request-host.ts';
import { sendJson } from '../../platform/http/send-json.ts';
import { askWallet, knownOrAskWallet } from './launch/authenticate.ts';
import { type LaunchToken, readBearer } from './launch/launch-token.ts';
import { fireShots } from './fishing/fire-shots.ts';
import type { FishFloor } from './fishing/fish-floor.ts';
import { leaveFishSeatOf, takeFishSeatFor } from './fishing/fish-seats.ts';
import { listVolleys } from './fishing/list-volleys.ts';
import { openTank } from './fishing/open-tank.ts';
import { openSession } from './open-session.ts';
import { getRound, listRounds } from './rounds/look-at-rounds.ts';
import { spin } from './rounds/spin.ts';
import { changeSeeds } from './seeds/change-seeds.ts';
import type { BingoFloor } from './bingo/bingo-floor.ts';
import { buyTickets } from './bingo/buy-tickets.ts';
import { openRoom } from './bingo/open-room.ts';
import { listPlayed, playedRound } from './bingo/played-rounds.ts';
import type { Blackjack } from './blackjack/blackjack.ts';
import { dealHand } from './blackjack/deal-hand.ts';
import { makeMove } from './blackjack/make-move.ts';
import { listHandsPlayed, openBlackjack } from './blackjack/open-table.ts';
import { listBets, listResults, openBook } from './book/book-calls.ts';
import type { BookNeeds } from './book/book.ts';
import type { BookFloor } from './book/book-floor.ts';
import { cashOut } from './book/cash-out.ts';
import { placeBet as placeBookBet } from './book/place-bet.ts';
import { leaveTable, listHands, moveCards, openCardTable, takeSeatAtTable } from './cards/card-calls.ts';
import type { CardFloor } from './cards/card-floor.ts';
import type { Dealer } from './cards/dealer.ts';
import type { Studio } from './studio.ts';
import type { Floor } from './tables/floor.ts';
import { listRoundsOfTable } from './tables/list-rounds.ts';
import { openTable } from './tables/open-table.ts';
import { placeBet } from './tables/place-bet.ts';
import type { StakeBet } from './tables/stake-bets.ts';
import { tableStream } from './tables/table-stream.ts';

/**
 * The calls of the game page. Its frame has an opaque origin, so any origin may call, and none gets anything by a
 * cookie: the launch token in the Authorization header is all there is to be known by.
 */
export function studioCalls(studio: Studio, { tables, cards, books, bingo, blackjack, fishing }: Shared) {
  const answers = [
    ...slotAnswers,
    ...fishAnswers(fishing),
    ...tableAnswers(tables),
    ...cardAnswers(cards),
    ...bookAnswers(books),
    ...bingoAnswers(bingo),
    ...blackjackAnswers(blackjack),
  ];
  return async (app: FastifyInstance): Promise<void> => {
    await app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined));
      scope.addHook('onRequest', async (_request, reply) => {
        reply.header('access-control-allow-origin', '*');
        reply.header('cross-origin-resource-policy', 'cross-origin');
      });
      for (const path of ['/studio/games/*', contract.STUDIO_EVENTS_PATH])
        scope.options(path, async (_request, reply) =>
          reply
            .code(204)
            .headers({
              'access-control-allow-methods': 'GET, POST',
              'access-control-allow-headers': 'authorization, content-type, language',
              'access-control-max-age': '86400',
            })
            .send(),
        );
      tableStream(scope, studio, {
        tables: tables.floor,
        cards: cards.floor,
        books: books.floor,
        bingo: bingo.floor,
        fishing: fishing.floor,
      });
      for (const { call, answer } of answers) {
        scope.route({
          method: call.method,
          url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
          handler: async (request, reply) => {
            const launch = readBearer(request.headers.authorization);
            const input = await readInput(call, request, noSeal);
            if (isBet(call)) refuseBetFrom(studio, request);
            const { gameCode } = input.params as { gameCode: string };
            const value = await answer(studio, launch, gameCode, input as never);
            return sendJson(reply, { success: true, value: call.value.parse(value) });
          },
        });
      }
    });
  };
}

type Answer<C extends Call> = (
  studio: Studio,
  launch: LaunchToken,
  gameCode: string,
  input: contract.CallInput<C>,
) => Promise<contract.CallAnswer<C>>;

function answered<C extends Call>(call: C, answer: Answer<C>) {
  return { call: call as Call, answer: answer as Answer<never> };
}

const slotAnswers = [
  answered(contract.getStudioSession, (studio, launch, gameCode) => openSession(studio, launch, gameCode)),
  answered(contract.getStudioBalance, async (studio, launch, gameCode) => {
    const { balanceMinor, currency } = await askWallet(studio, launch, gameCode, anyKind(studio));
    return { balance: contract.decimalFromMinor(balanceMinor, currency), currency };
  }),
  answered(contract.spinStudioGame, async (studio, launch, gameCode, { body }) =>
    spin(studio, await knownOrAskWallet(studio, launch, gameCode, studio.findTitle), body),
  ),
  answered(contract.changeStudioSeeds, async (studio, launch, gameCode, { body }) =>
    changeSeeds(studio, await askWallet(studio, launch, gameCode, seeded(studio)), body.clientSeed),
  ),
  answered(contract.listStudioRounds, async (studio, launch, gameCode, { query }) =>
    listRounds(studio, await askWallet(studio, launch, gameCode, studio.findTitle), query.before),
  ),
  answered(contract.getStudioRound, async (studio, launch, gameCode, { params }) =>
    getRound(studio, await askWallet(studio, launch, gameCode, studio.findTitle), params.roundId),
  ),
];

/** What the studio's fishing games stand on. */
export type Fishing = { floor: FishFloor };

const fishAnswers = ({ floor }: Fishing) => [
  answered(contract.getFishTank, async (studio, launch, gameCode) => openTank(studio, launch, gameCode)),
  answered(contract.fireShots, async (studio, launch, gameCode, { body }) =>
    fireShots(studio, await knownOrAskWallet(studio, launch, gameCode, studio.findFish), body),
  ),
  answered(contract.listFishVolleys, async (studio, launch, gameCode, { query }) =>
    listVolleys(studio, await askWallet(studio, launch, gameCode, studio.findFish), query.before),
  ),
  answered(contract.takeFishSeat, async (studio, launch, gameCode) => {
    const player = await askWallet(studio, launch, gameCode, studio.findFish);
    const answer = await takeFishSeatFor(studio, player);
    floor.changed(player.userId, gameCode);
    return answer;
  }),
  answered(contract.leaveFishSeat, async (studio, launch, gameCode) => {
    const player = await knownOrAskWallet(studio, launch, gameCode, studio.findFish);
    const answer = await leaveFishSeatOf(studio, player);
    floor.changed(player.userId, gameCode);
    return answer;
  }),
];

/** What the studio's tables stand on, beside the studio itself. */
export type Tables = { floor: Floor; stake: StakeBet };

function tableAnswers({ floor, stake }: Tables) {
  return [
    answered(contract.getStudioTable, async (studio, launch, gameCode) =>
      openTable(studio, await askWallet(studio, launch, gameCode, studio.findTable)),
    ),
    answered(contract.placeTableBet, async (studio, launch, gameCode, { body }) => {
      const player = await knownOrAskWallet(studio, launch, gameCode, studio.findTable);
      const answer = await placeBet(studio, stake, player, body);
      floor.betPlaced(gameCode);
      return answer;
    }),
    answered(contract.listTableRounds, async (studio, launch, gameCode, { query }) => {
      const player = await askWallet(studio, launch, gameCode, studio.findTable);
      return listRoundsOfTable(studio, player, query.before === undefined ? null : Number(query.before));
    }),
  ];
}

/** What the studio's card games stand on. */
export type Cards = { dealer: Dealer; floor: CardFloor };

function cardAnswers({ dealer, floor }: Cards) {
  return [
    answered(contract.getCardTable, async (studio, launch, gameCode) =>
      openCardTable({ studio, dealer }, await askWallet(studio, launch, gameCode, studio.findCards)),
    ),
    answered(contract.takeCardSeat, async (studio, launch, gameCode, { body }) => {
      const player = await askWallet(studio, launch, gameCode, studio.findCards);
      const answer = await takeSeatAtTable({ studio, dealer }, player, body.clientSeed);
      floor.changed(player.userId, gameCode);
      return answer;
    }),
    answered(contract.leaveCardSeat, async (studio, launch, gameCode) => {
      const player = await knownOrAskWallet(studio, launch, gameCode, studio.findCards);
      const answer = await leaveTable({ studio, dealer }, player);
      floor.changed(player.userId, gameCode);
      return answer;
    }),
    answered(contract.makeCardMove, async (studio, launch, gameCode, { body }) => {
      const player = await knownOrAskWallet(studio, launch, gameCode, studio.findCards);
      const answer = await moveCards({ studio, dealer }, player, body);
      floor.changed(player.userId, gameCode);
      return answer;
    }),
    answered(contract.listCardHands, async (studio, launch, gameCode, { query }) =>
      listHands({ studio, dealer }, await askWallet(studio, launch, gameCode, studio.findCards), query.before ?? null),
    ),
  ];
}

/** What the studio's bingo rooms stand on. */
export type Bingo = { floor: BingoFloor; stake: StakeBet };

function bingoAnswers({ floor, stake }: Bingo) {
  return [
    answered(contract.getBingoRoom, async (studio, launch, gameCode) =>
      openRoom(studio, await askWallet(studio, launch, gameCode, studio.findBingo)),
    ),
    answered(contract.buyBingoTickets, async (studio, launch, gameCode, { body }) => {
      const player = await knownOrAskWallet(studio, launch, gameCode, studio.findBingo);
      const answer = await buyTickets(studio, stake, player, body);
      floor.sold(gameCode);
      return answer;
    }),
    answered(contract.listBingoRounds, async (studio, launch, gameCode, { query }) => {
      const player = await askWallet(studio, launch, gameCode, studio.findBingo);
      return listPlayed(studio, player, query.before === undefined ? null : Number(query.before));
    }),
    answered(contract.getBingoRound, async (studio, launch, gameCode, { params }) =>
      playedRound(studio, await askWallet(studio, launch, gameCode, studio.findBingo), Number(params.number)),
    ),
  ];
}

function blackjackAnswers(blackjack: Blackjack) {
  return [
    answered(contract.getBlackjackTable, async (studio, launch, gameCode) =>
      openBlackjack(blackjack, await askWallet(studio, launch, gameCode, studio.findBlackjack)),
    ),
    answered(contract.dealBlackjack, async (studio, launch, gameCode, { body }) =>
      dealHand(blackjack, await knownOrAskWallet(studio, launch, gameCode, studio.findBlackjack), body),
    ),
    answered(contract.moveBlackjack, async (studio, launch, gameCode, { params, body }) => {
      const player = await knownOrAskWallet(studio, launch, gameCode, studio.findBlackjack);
      return makeMove(blackjack, player, { ...body, number: Number(params.number) });
    }),
    answered(contract.listBlackjackHands, async (studio, launch, gameCode, { query }) => {
      const player = await askWallet(studio, launch, gameCode, studio.findBlackjack);
      return listHandsPlayed(blackjack, player, query.before === undefined ? null : Number(query.before));
    }),
  ];
}

/** What its games beside slots stand on, by their kinds. */
export type Shared = {
  tables: Tables;
  cards: Cards;
  books: Books;
  bingo: Bingo;
  blackjack: Blackjack;
  fishing: Fishing;
};

/** What the studio's sportsbooks stand on. */
export type Books = { needs: BookNeeds; floor: BookFloor };

function bookAnswers({ needs, floor }: Books) {
  return [
    answered(contract.getStudioBook, async (studio, launch, gameCode) =>
      openBook(needs, await askWallet(studio, launch, gameCode, studio.findBook)),
    ),
    answered(contract.placeBookBet, async (studio, launch, gameCode, { body }) => {
      const player = await knownOrAskWallet(studio, launch, gameCode, studio.findBook);
      const answer = await placeBookBet(needs, player, body);
      floor.changed(gameCode);
      return answer;
    }),
    answered(contract.cashOutBookBet, async (studio, launch, gameCode, { params, body }) => {
      const player = await knownOrAskWallet(studio, launch, gameCode, studio.findBook);
      const answer = await cashOut(needs, player, { betId: params.betId, amount: body.amount });
      floor.changed(gameCode);
      return answer;
    }),
    answered(contract.listBookBets, async (studio, launch, gameCode, { query }) =>
      listBets(needs, await askWallet(studio, launch, gameCode, studio.findBook), {
        state: query.state,
        before: query.before ?? null,
      }),
    ),
    answered(contract.listBookResults, async (studio, launch, gameCode, { query }) =>
      listResults(needs, await askWallet(studio, launch, gameCode, studio.findBook), query.before ?? null),
    ),
  ];
}

const isBet = (call: Call): boolean =>
  [
    contract.spinStudioGame,
    contract.placeTableBet,
    contract.buyBingoTickets,
    contract.dealBlackjack,
    contract.takeCardSeat,
    contract.placeBookBet,
    contract.fireShots,
  ].some((bet) => bet === call);

const anyKind =
  ({ findTitle, findTable, findCards, findBook, findFish, findBingo, findBlackjack }: Studio) =>
  async (tx: Tx, gameCode: string) =>
    (await findTitle(tx, gameCode)) ??
    (await findTable(tx, gameCode)) ??
    (await findCards(tx, gameCode)) ??
    (await findFish(tx, gameCode)) ??
    (await findBingo(tx, gameCode)) ??
    (await findBlackjack(tx, gameCode)) ??
    findBook(tx, gameCode);

/** What a player plays alone, by a pair of seeds. */
const seeded =
  ({ findTitle, findFish }: Studio) =>
  async (tx: Tx, gameCode: string) =>
    (await findTitle(tx, gameCode)) ?? findFish(tx, gameCode);

/** SITE-04: a launch that was opened before goes on elsewhere for looking alone; what was begun comes to its end. */
function refuseBetFrom({ isServed, environment }: Studio, request: FastifyRequest): void {
  const from = { host: hostOf(request), country: countryOf(request, environment) };
  if (!isServed(from)) throw new Refusal('play_refused');
}

async function noSeal(): Promise<never> {
  throw new Error('the studio has no sealed calls');
}
