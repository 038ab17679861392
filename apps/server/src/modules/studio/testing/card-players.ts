import type { CardNews } from '@pelita/contract';
import { cardGameOf, replayHand } from '@pelita/games/cards';
import type { StandInWallet } from './stand-in-wallet.ts';
import type { StudioServer } from './studio-server.ts';
import type { CardTitle } from '../cards/card-terms.ts';

export const cardTitle = (engine: string, gameCode = `cards-${engine}`, unitMinor = 10n): CardTitle => ({
  gameCode,
  name: 'Cards',
  category: 'PVP',
  engine,
  pictureUrl: '/art/0/game/cards.svg',
  cardTerms: { unitMinor, turnSeconds: 15 },
});

export type CardPlayer = ReturnType<typeof cardPlayer>;

/** A person at a card game, as the page would speak for them. */
export function cardPlayer(wallet: StandInWallet, user: string, title: CardTitle, balanceMinor = 100_000) {
  const { bearer } = wallet.admit(user, balanceMinor);
  const { gameCode } = title;
  return {
    user,
    bearer,
    gameCode,
    sit: async (server: StudioServer) =>
      server.call('POST', 'cards/seat', bearer, { clientSeed: `seed-of-${user}` }, gameCode),
    leave: async (server: StudioServer) => server.call('POST', 'cards/leave', bearer, {}, gameCode),
    async look(server: StudioServer): Promise<CardNews> {
      const { value } = await server.call('GET', 'cards', bearer, undefined, gameCode);
      return (value as { news: CardNews }).news;
    },
    move: async (server: StudioServer, news: CardNews, move: Record<string, unknown>) =>
      server.call(
        'POST',
        'cards/moves',
        bearer,
        { handId: news.hand?.handId, turn: news.hand?.turn, ...move },
        gameCode,
      ),
    async hands(server: StudioServer) {
      const { value } = await server.call('GET', 'cards/hands', bearer, undefined, gameCode);
      return (value as { hands: PlayedHands }).hands;
    },
  };
}

type PlayedHands = {
  own: number;
  net: string | null;
  isCancelled: boolean;
  record: (Parameters<typeof replayHand>[0] & { commitment: string; units: number[]; moves: never[] }) | null;
}[];

/** Something a seat may do that its page could know of. */
export function anyMove(engine: string, { hand }: CardNews): Record<string, unknown> {
  const look = hand?.look;
  if (look?.phase === 'bid') return { kind: 'bid', units: (hand?.own ?? 0) % 3 };
  if (look?.phase === 'stake') return { kind: 'stake', units: 2 };
  const lead = look?.own[0];
  if (look?.trick || lead === undefined) return { kind: 'pass' };
  return { kind: 'play', cards: [cardGameOf(engine).family === 'niu-niu' ? 0 : lead] };
}
