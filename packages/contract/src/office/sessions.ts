import { between, choice, exact, instant, list, optional, playerRef, text } from './lists/index.ts';

export const listPlayerSessions = list('/office/sessions', {
  name: 'sessions',
  permission: 'players.see',
  columns: {
    openedAt: instant(),
    player: playerRef(),
    address: text(),
    userAgent: text(),
    lastSeenAt: instant(),
    endedAt: optional(instant()),
    endedBecause: optional(choice(['logout', 'replaced', 'ended', 'password', 'closed', 'operator', 'break'])),
  },
  filters: { openedAt: between({ days: 92 }), player: exact(), address: exact() },
  sorts: ['-openedAt', 'openedAt'],
  export: { permission: 'reports.export', rows: 1_000_000 },
  summary: 'Sessions of players, ended ones too.',
});
