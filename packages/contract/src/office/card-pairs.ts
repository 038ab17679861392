import { between, count, currency, exact, instant, list, money, playerRef, text } from './lists/index.ts';

/**
 * Pairs at card games between people, each from both sides. Two who meet far more often than others, with money that flows one
 * way, may play into each other's hands.
 */
export const listCardPairs = list('/office/cardPairs', {
  name: 'cardPairs',
  permission: 'cardPairs.see',
  columns: {
    lastAt: instant(),
    player: playerRef(),
    other: text(),
    hands: count(),
    /** By the player of the other, before rake, and the other way. */
    won: money(),
    lost: money(),
    net: money(),
    currency: currency(),
  },
  filters: { lastAt: between({ days: 366 }), player: exact() },
  sorts: ['-net', '-hands', '-lastAt'],
  summary: 'Who met whom at card games, how often, and how money flowed between them.',
});
