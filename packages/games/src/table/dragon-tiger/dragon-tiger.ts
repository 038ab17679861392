import { at } from '../../at.ts';
import { fromShoe, rankOf, type Suit, suitOf } from '../cards.ts';
import { spot, type SpotRule, tableEngine, to } from '../table-engine.ts';

const DRAGON_TIGER_DECKS = 8;
/** A tie takes half of what lies on a side. */
const HALF = 50;
const SEVEN = 7;

export interface DragonTigerResult {
  readonly dragon: Card;
  readonly tiger: Card;
  readonly winner: 'dragon' | 'tiger' | 'tie';
}
interface Card {
  readonly rank: number;
  readonly suit: Suit;
}

type Rule = SpotRule<DragonTigerResult>;

export function readDragonTiger(cards: readonly number[]): DragonTigerResult {
  if (cards.length !== 2) throw new RangeError(`${cards.length} cards are no round`);
  const [dragon, tiger] = [cardOf(at(cards, 0)), cardOf(at(cards, 1))];
  const winner = dragon.rank === tiger.rank ? 'tie' : dragon.rank > tiger.rank ? 'dragon' : 'tiger';
  return { dragon, tiger, winner };
}

const cardOf = (card: number): Card => ({ suit: suitOf(card), rank: rankOf(card) });

/** The ace is the lowest card. */
const side = (winner: 'dragon' | 'tiger'): Rule => ({
  id: winner,
  pays: [to(1), HALF],
  returnOn: (result) => (result.winner === 'tie' ? HALF : result.winner === winner ? to(1) : 0),
});

/** The seven wins neither: it is odd, but stands in the middle. */
const oddAndEven = (of: 'dragon' | 'tiger'): readonly Rule[] => [
  spot(`${of}-odd`, to(0.75), (result) => result[of].rank % 2 === 1),
  spot(`${of}-even`, to(1.05), (result) => result[of].rank % 2 === 0),
];
const smallAndBig = (of: 'dragon' | 'tiger'): readonly Rule[] => [
  spot(`${of}-small`, to(1), (result) => result[of].rank < SEVEN),
  spot(`${of}-big`, to(1), (result) => result[of].rank > SEVEN),
];

const tie = (one: number): Rule => spot('tie', to(one), ({ winner }) => winner === 'tie');
const suitedTie = spot<DragonTigerResult>(
  'suited-tie',
  to(50),
  ({ winner, dragon, tiger }) => winner === 'tie' && dragon.suit === tiger.suit,
);

function dragonTigerEngine(id: string, spots: readonly Rule[]) {
  return tableEngine<DragonTigerResult>({
    id,
    family: 'dragon-tiger',
    spots,
    draw: (next) => fromShoe(next, DRAGON_TIGER_DECKS, 2),
    read: readDragonTiger,
    winner: ({ winner }) => winner,
  });
}

export const dragonTiger = dragonTigerEngine('dragon-tiger', [
  side('dragon'),
  side('tiger'),
  tie(8),
  suitedTie,
  ...oddAndEven('dragon'),
  ...oddAndEven('tiger'),
]);
export const dragonTigerTie11 = dragonTigerEngine('dragon-tiger-tie-11', [
  side('dragon'),
  side('tiger'),
  tie(11),
  suitedTie,
  ...smallAndBig('dragon'),
  ...smallAndBig('tiger'),
]);
