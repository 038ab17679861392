import * as z from 'zod/mini';
import { call } from '../call.ts';
import { CurrencyText, Done, InstantText, MoneyText, UuidText } from '../shapes.ts';
import { between, choice, currency, instant, list, many, money, playerRef, search, text } from './lists/index.ts';
import { freeText, isVisible } from '../text.ts';
import { proposal } from './approvals.ts';
import { ReasonText } from './shapes.ts';

/** Players, as operators see them: personal data masked until it is opened with a reason. */

const PlayerPath = z.object({ id: UuidText });
const statuses = ['open', 'locked', 'closed'] as const;

export const listPlayers = list('/office/players', {
  name: 'players',
  permission: 'players.see',
  columns: {
    registeredAt: instant(),
    player: playerRef(),
    /** By the wire's numbers. */
    accountType: choice(['0', '1', '2', '4', '41', '42']),
    status: choice(statuses),
    rank: text(),
    available: money(),
    reserved: money(),
    currency: currency(),
  },
  // By the exact name, the id or the whole phone number: no player is found by a part of them.
  filters: { search: search(), registeredAt: between({ days: 366 }), accountType: many(), status: many() },
  sorts: ['-registeredAt', 'registeredAt'],
  export: { permission: 'reports.export', rows: 1_000_000 },
  summary: 'Players; `search` is the exact name, the id or the whole phone number of one.',
});

export const personalFields = ['mobile', 'email', 'payeeName', 'birthday', 'bankAccounts'] as const;
export type PersonalField = (typeof personalFields)[number];

export const getPlayer = call('GET /office/players/{id}', {
  who: { operator: 'players.see' },
  params: PlayerPath,
  value: z.object({
    id: UuidText,
    username: z.string(),
    accountType: z.number(),
    status: z.enum(statuses),
    registeredAt: InstantText,
    rankLevel: z.number(),
    labels: z.array(z.string()),
    /** Whether an authenticator is bound. */
    hasAuthenticator: z.boolean(),
    /** Masked; null for what the player has not given. */
    personal: z.record(z.enum(personalFields), z.nullable(z.string())),
    balance: z.object({ currency: CurrencyText, available: MoneyText, reserved: MoneyText }),
    sessions: z.array(
      z.object({ device: z.string(), address: z.string(), openedAt: InstantText, lastSeenAt: InstantText }),
    ),
  }),
  refusals: ['player_unknown'],
  summary: 'What is known of a player. That it was opened is audited.',
});

export const revealPlayer = call('POST /office/players/{id}/reveal', {
  who: { operator: 'players.reveal', withRecentCode: true },
  rate: 'search',
  params: PlayerPath,
  body: z.strictObject({ field: z.enum(personalFields), reason: ReasonText }),
  value: z.object({ field: z.enum(personalFields), values: z.array(z.string()) }),
  refusals: ['player_unknown'],
  summary: 'Personal data in clear. The field and the reason are audited, the data is not.',
});

export const lockPlayer = call('POST /office/players/{id}/lock', {
  who: { operator: 'players.lock' },
  params: PlayerPath,
  body: z.strictObject({ reason: ReasonText }),
  value: Done,
  refusals: ['player_unknown', 'player_status_other'],
  summary: 'Locks an account: its sessions end, and it cannot log in until it is unlocked.',
});

export const unlockPlayer = call('POST /office/players/{id}/unlock', {
  who: { operator: 'players.lock' },
  params: PlayerPath,
  body: z.strictObject({ reason: ReasonText }),
  value: Done,
  refusals: ['player_unknown', 'player_status_other'],
  summary: 'Unlocks an account.',
});

export const endPlayerSessions = call('POST /office/players/{id}/endSessions', {
  who: { operator: 'players.lock' },
  params: PlayerPath,
  body: z.strictObject({ reason: ReasonText }),
  value: z.object({ ended: z.number() }),
  refusals: ['player_unknown'],
  summary: 'Ends every session of a player.',
});

export const resetPlayerFactor = call('POST /office/players/{id}/resetFactor', {
  who: { operator: 'factors.propose', withRecentCode: true },
  params: PlayerPath,
  body: z.strictObject({ reason: ReasonText }),
  value: proposal(z.object({ username: z.string(), ended: z.number() })),
  refusals: ['player_unknown', 'authenticator_unbound', 'proposal_open'],
  summary:
    'Proposes to take a lost authenticator and its recovery codes away. When another operator approves, all sessions end, and the player is told.',
});

const NOTE_MAXIMUM_LENGTH = 2_000;
const PlayerNote = z.object({ id: UuidText, text: z.string(), writtenBy: z.string(), writtenAt: InstantText });

export const listPlayerNotes = call('GET /office/players/{id}/notes', {
  who: { operator: 'players.see' },
  params: PlayerPath,
  value: z.object({ notes: z.array(PlayerNote) }),
  refusals: ['player_unknown'],
  summary: 'What operators have written down about a player, the newest first; the last two hundred.',
});

export const addPlayerNote = call('POST /office/players/{id}/notes', {
  who: { operator: 'players.note' },
  params: PlayerPath,
  body: z.strictObject({
    text: freeText(NOTE_MAXIMUM_LENGTH).check(z.refine(isVisible, { error: 'required' })),
  }),
  value: PlayerNote,
  refusals: ['player_unknown'],
  summary: 'Writes something down about a player. A note is never changed.',
});
