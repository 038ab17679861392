/*
 * Card games between people: rules as data, dealt from a deck that the house has committed to and that every player's seed
 * has a part in. A hand is its seeds and its moves; the server plays with it and every player's page checks with the same
 * code. See docs/card-games.md.
 */
export {
  type CardFamily,
  cardFamilies,
  type CardGame,
  type CardHand,
  type CardMove,
  type CardPhase,
  type HandLook,
  type LoggedMove,
  type SeatLook,
} from './card-game.ts';
export { cardGameOf, cardGames } from './card-games.ts';
export { beatsBigTwo, bigTwoOrder, readBigTwo } from './climbing/big-two.ts';
export { beatsTienLen, readTienLen, tienLenOrder } from './climbing/tien-len.ts';
export {
  clientSeedPattern,
  type Deal,
  type HandRecord,
  type HandVerification,
  replayHand,
  verifyHand,
} from './deal.ts';
export { niuNiuRank } from './niu-niu/rank.ts';
export { BIDS, STAKES } from './niu-niu/niu-niu.ts';
export { netsMinor, RAKE } from './rake.ts';
