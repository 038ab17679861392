import { between, choice, currency, exact, instant, list, many, money, playerRef, text } from './lists/index.ts';

/** Every movement of a wallet. The book has no index over time alone, so it is asked for a player or for one day. */
export const listTransfers = list('/office/transfers', {
  name: 'transfers',
  permission: 'players.see',
  id: 'text',
  columns: {
    at: instant(),
    player: playerRef(),
    kind: text(),
    book: choice(['real', 'play']),
    debitAccount: text(),
    creditAccount: text(),
    amount: money(),
    availableAfter: money(),
    currency: currency(),
    source: text(),
    reference: text(),
  },
  filters: { at: between({ days: 92 }), player: exact(), book: many(), kind: exact() },
  sorts: ['-at', 'at'],
  needs: { filter: 'player', orDays: 1, of: 'at' },
  export: { permission: 'reports.export', rows: 1_000_000 },
  summary: 'Movements of wallets: of one player, or of one day.',
});
