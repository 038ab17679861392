import * as z from 'zod/mini';
import type { Audience } from './audience.ts';
import { OpenedDraw } from './lottery/shapes.ts';
import { messageNames } from './messages.ts';
import { InstantText, MoneyText } from './shapes.ts';

/** Where live events are heard, and by whom: a call whose answer does not end. */
export type LiveStream = { path: `/${string}`; who: Audience };
export const liveStream = { path: '/wps/events', who: 'visitorOrPlayer' } as const satisfies LiveStream;

/** What is heard there: `event:` is one of these, `data` is JSON with `at`. Delivery is at least once. */
export const liveEvents = {
  balance: z.object({ at: InstantText, sumBalance: MoneyText, currency: z.string(), version: z.string() }),
  /** Something happened that the player should hear of, of an order: money arrived or failed, is to leave or does not. */
  message: z.object({
    at: InstantText,
    type: z.enum(messageNames),
    orderId: z.string(),
  }),
  /** Bets on these draws have just closed. */
  'draw.closing': z.object({ at: InstantText, draws: z.array(z.object({ gameId: z.string(), numero: z.string() })) }),
  /** Results as they come; after a stop only the latest of each game. */
  'draw.result': z.object({ at: InstantText, draws: z.array(OpenedDraw) }),
  notice: z.object({ at: InstantText }),
  /** What can be played has changed: a title, a vendor, maintenance or an order. */
  catalogue: z.object({ at: InstantText }),
  /** What brings players back has changed: a promotion, a good of the points mall, the VIP ranks. */
  offers: z.object({ at: InstantText }),
  status: z.object({ at: InstantText }),
  settings: z.object({ at: InstantText, keys: z.array(z.string()) }),
  /** For operators: something that somebody should look at now. */
  alarm: z.object({ at: InstantText, kind: z.literal('reveals'), operator: z.string(), count: z.number() }),
  session: z.object({ at: InstantText, state: z.literal('ended') }),
} as const;
export type LiveEventName = keyof typeof liveEvents;
