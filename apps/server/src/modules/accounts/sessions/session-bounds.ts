import type { Settings } from '../../../platform/settings/settings.ts';
import { accountsSettings } from '../settings.ts';

/** A session that was not seen since, or was opened before, is over: by the settings of now, whatever they were then. */
export type SessionBounds = { seenSince: Temporal.Instant; openedSince: Temporal.Instant };

export function sessionBounds({ get }: Pick<Settings, 'get'>, now: Temporal.Instant): SessionBounds {
  return {
    seenSince: now.subtract({ minutes: get(accountsSettings.idleMinutes) }),
    openedSince: now.subtract({ minutes: get(accountsSettings.longestMinutes) }),
  };
}
