import * as z from 'zod/mini';
import { call } from '../call.ts';
import { GameCategory } from '../catalogue.ts';
import { gameCategories } from '../game-kinds.ts';
import { choice, count, exact, instant, list, many, optional, search, text } from './lists/index.ts';
import { LocalTimeText, LocalWindow } from './shapes.ts';

/**
 * Vendors and games, as operators switch, order and close them. Which titles are hot or new is counted from rows and only
 * shown here (decision 0097); what operators want in front they pick.
 */

const VendorCode = z.string().check(z.regex(/^[A-Z0-9_]{2,20}$/, { error: 'pattern' }));
const GameCodeText = z.string().check(z.regex(/^[a-z0-9-]{2,64}$/, { error: 'pattern' }));
export const PICKED_GAMES_MAXIMUM = 100;

/** In the brand's zone; null where there is none. */
const Maintenance = z.nullable(z.object({ from: LocalTimeText, until: z.nullable(LocalTimeText) }));

const OfficeVendor = z.object({
  code: z.string(),
  name: z.string(),
  provider: z.string(),
  version: z.number(),
  isEnabled: z.boolean(),
  maintenance: Maintenance,
  isUnderMaintenance: z.boolean(),
  games: z.number(),
});
export type OfficeVendor = z.output<typeof OfficeVendor>;

const OfficeGame = z.object({
  code: z.string(),
  name: z.string(),
  vendor: z.string(),
  category: GameCategory,
  version: z.number(),
  isEnabled: z.boolean(),
  maintenance: Maintenance,
  /** Its own, or its vendor's. */
  isUnderMaintenance: z.boolean(),
});
export type OfficeGame = z.output<typeof OfficeGame>;

const switches = {
  /** What the operator saw. */
  version: z.int(),
  isEnabled: z.boolean(),
  maintenance: z.nullable(LocalWindow),
};

export const listOfficeVendors = call('GET /office/vendors', {
  who: { operator: 'catalogue.see' },
  value: z.object({
    /** IANA name of the zone that all local times are in. */
    timeZone: z.string(),
    vendors: z.array(OfficeVendor),
    picked: z.array(z.object({ code: z.string(), name: z.string() })),
    /** By rounds with real money over the last days, the most played first. */
    hot: z.array(z.object({ code: z.string(), rounds: z.number() })),
    /** By the day of their listing. */
    fresh: z.array(z.string()),
  }),
  summary:
    'Every vendor in the order in which players see them, switched off or not, which games are picked, and which count as hot and new.',
});

export const changeVendor = call('PUT /office/vendors/{code}', {
  who: { operator: 'catalogue.do' },
  params: z.object({ code: VendorCode }),
  body: z.strictObject(switches),
  value: OfficeVendor,
  refusals: ['vendor_unknown', 'changed_meanwhile'],
  summary: 'Switches a vendor and sets its maintenance. From the commit on, its games take no bet or take them again.',
});

const order = (one: typeof VendorCode, maximum: number) =>
  z.array(one).check(z.maxLength(maximum, { error: 'too_long' }));

export const orderVendors = call('PUT /office/vendors/order', {
  who: { operator: 'catalogue.do' },
  body: z.strictObject({ before: order(VendorCode, 1_000), after: order(VendorCode, 1_000) }),
  value: z.object({ order: z.array(z.string()) }),
  refusals: ['changed_meanwhile'],
  summary: 'Orders all vendors. When another order is there, the refusal carries it as `current`.',
});

export const gameStates = ['on', 'off', 'maintenance'] as const;

export const listOfficeGames = list('/office/games', {
  name: 'games',
  permission: 'catalogue.see',
  id: 'text',
  columns: {
    name: text(),
    vendor: text(),
    vendorName: text(),
    category: choice(gameCategories),
    /** `maintenance` where there is a window of its own, begun or not; its vendor's does not count here. */
    state: choice(gameStates),
    maintenanceFrom: optional(instant()),
    maintenanceUntil: optional(instant()),
    listedAt: instant(),
    pickedPlace: optional(count()),
  },
  // A part of the name or of the code.
  filters: { title: search(), vendor: exact(), category: many(), state: many() },
  sorts: ['name', '-name', '-listedAt', 'listedAt'],
  summary: 'Games, switched off or not; `title` is a part of the name or of the code.',
});

export const getOfficeGame = call('GET /office/games/{code}', {
  who: { operator: 'catalogue.see' },
  params: z.object({ code: GameCodeText }),
  value: OfficeGame,
  refusals: ['game_unknown'],
  summary: 'A game as it can be changed.',
});

export const changeGame = call('PUT /office/games/{code}', {
  who: { operator: 'catalogue.do' },
  params: z.object({ code: GameCodeText }),
  body: z.strictObject(switches),
  value: OfficeGame,
  refusals: ['game_unknown', 'changed_meanwhile'],
  summary: 'Switches a game and sets its maintenance. From the commit on, it takes no bet or takes them again.',
});

export const pickGames = call('PUT /office/pickedGames', {
  who: { operator: 'catalogue.do' },
  body: z.strictObject({
    before: order(GameCodeText, PICKED_GAMES_MAXIMUM),
    after: order(GameCodeText, PICKED_GAMES_MAXIMUM),
  }),
  value: z.object({ order: z.array(z.string()) }),
  refusals: ['game_unknown', 'changed_meanwhile'],
  summary:
    'Which games come before all others of a list, and in what order. Another one that is there comes as `current`.',
});
