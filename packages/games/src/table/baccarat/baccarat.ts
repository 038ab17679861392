import { fromShoe } from '../cards.ts';
import { spot, type SpotRule, tableEngine, to } from '../table-engine.ts';
import { type BaccaratResult, cardsDealt, MOST_CARDS, readBaccarat } from './hands.ts';

export const BACCARAT_DECKS = 8;
const PUSH = 100;

type Rule = SpotRule<BaccaratResult>;

/** A side that wins, and gets its stake back on a tie. */
const side = (winner: 'player' | 'banker', back: number): Rule => ({
  id: winner,
  pays: [back, PUSH],
  returnOn: (result) => (result.winner === 'tie' ? PUSH : result.winner === winner ? back : 0),
});

/** No commission, but a banker that wins with six is paid half. */
const bankerWithoutCommission: Rule = {
  id: 'banker',
  pays: [to(1), to(0.5), PUSH],
  returnOn: (result) => {
    if (result.winner === 'tie') return PUSH;
    if (result.winner === 'player') return 0;
    return result.banker.total === 6 ? to(0.5) : to(1);
  },
};

const tie = (one: number): Rule => spot('tie', to(one), ({ winner }) => winner === 'tie');
const pairs: readonly Rule[] = [
  spot('player-pair', to(11), ({ player }) => player.isPair),
  spot('banker-pair', to(11), ({ banker }) => banker.isPair),
];

const bankerHasSix = ({ winner, banker }: BaccaratResult, cards: number): boolean =>
  winner === 'banker' && banker.total === 6 && banker.cards.length === cards;
const anySix = (result: BaccaratResult): boolean => bankerHasSix(result, 2) || bankerHasSix(result, 3);

const superSix: Rule = spot('super-six', to(12), anySix);
const tigers: readonly Rule[] = [
  {
    id: 'tiger',
    pays: [to(20), to(12)],
    returnOn: (result) => (bankerHasSix(result, 3) ? to(20) : bankerHasSix(result, 2) ? to(12) : 0),
  },
  spot('small-tiger', to(22), (result) => bankerHasSix(result, 2)),
  spot('big-tiger', to(50), (result) => bankerHasSix(result, 3)),
];

function baccaratEngine(id: string, spots: readonly Rule[]) {
  return tableEngine<BaccaratResult>({
    id,
    family: 'baccarat',
    spots,
    draw: (next) => {
      const cards = fromShoe(next, BACCARAT_DECKS, MOST_CARDS);
      return cards.slice(0, cardsDealt(cards));
    },
    read: readBaccarat,
    winner: ({ winner }) => winner,
  });
}

/** Five in a hundred are kept of a winning banker. */
export const baccarat = baccaratEngine('baccarat', [side('player', to(1)), side('banker', to(0.95)), tie(8), ...pairs]);
export const baccaratNoCommission = baccaratEngine('baccarat-no-commission', [
  side('player', to(1)),
  bankerWithoutCommission,
  tie(8),
  ...pairs,
  superSix,
]);
export const baccaratTiger = baccaratEngine('baccarat-tiger', [
  side('player', to(1)),
  bankerWithoutCommission,
  tie(8),
  ...pairs,
  ...tigers,
]);
export const baccaratTieNine = baccaratEngine('baccarat-tie-9', [
  side('player', to(1)),
  side('banker', to(0.95)),
  tie(9),
  ...pairs,
]);
