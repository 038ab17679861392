import type { RateClass } from '@pelita/contract';

/** So many uses in so many seconds, counted per principal, else per address, of IPv6 per /64 and per /48. */
export type RateLimit = {
  name: string;
  uses: number;
  seconds: number;
  /** What it bounds is the work of one process, so each process keeps a count of its own. */
  guardsProcess?: true;
  /** Principals are counted by their address too, and this many from one are allowed: what they do may reach others, or cost. */
  usesOfAddress?: number;
};

/** A /48 may use as much as so many of its networks of /64, whatever number of them it calls from. */
export const NETWORKS_OF_SITE = 8;

/** Every answered call of a class counts, whether it succeeded or not. */
export const rateLimits: Record<Exclude<RateClass, 'none'>, RateLimit> = {
  login: { name: 'login', uses: 120, seconds: 15 * 60 },
  registration: { name: 'registration', uses: 40, seconds: 60 * 60 },
  recovery: { name: 'recovery', uses: 10, seconds: 15 * 60 },
  codes: { name: 'codes', uses: 20, seconds: 15 * 60, usesOfAddress: 60 },
  captcha: { name: 'captcha', uses: 120, seconds: 15 * 60 },
  // A keystroke or a screen scrolled is one; ten a second, for a minute, are no person's any more.
  search: { name: 'search', uses: 600, seconds: 60, guardsProcess: true },
  feedback: { name: 'feedback', uses: 10, seconds: 60 * 60 },
  money: { name: 'money', uses: 60, seconds: 60 },
};

/** Pages that are not kept for everybody (searches, unknown addresses) are made for one visitor, and cost as much. */
export const renderedPages: RateLimit = { name: 'rendered-page', uses: 120, seconds: 60, guardsProcess: true };

/**
 * The tenth failed login within 15 minutes is refused, by name (existing or not) and by address. Whoever is braked again
 * within a day waits twice as long each time, three times at most: 15, 30, 60, 120 minutes.
 */
export const failedLogins = {
  name: 'failed-login',
  uses: 9,
  seconds: 15 * 60,
  levelMaximum: 3,
  rememberedSeconds: 24 * 60 * 60,
} as const satisfies RateLimit & Record<string, unknown>;
