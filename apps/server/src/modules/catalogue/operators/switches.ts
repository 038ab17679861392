import { Refusal } from '@pelita/contract';
import type { changeGame } from '@pelita/contract/office';
import type { CallInput } from '@pelita/contract';
import { instantOf, localTimeOf } from '../../../platform/clock/local-time.ts';
import { isWithin, type Window } from '../maintenance-window.ts';
import type { Switches } from './store.ts';

type Typed = Pick<CallInput<typeof changeGame>['body'], 'isEnabled' | 'maintenance'>;

/** What an operator chose, as the row has it. */
export function switchesOf(
  { isEnabled, maintenance }: Typed,
  { before, now, timeZone }: { before: Switches; now: Temporal.Instant; timeZone: string },
): Switches {
  if (maintenance === null) return { is_enabled: isEnabled, maintenance_from: null, maintenance_until: null };
  // What has begun is not begun again by being changed.
  const from = maintenance.from === null ? (before.maintenance_from ?? now) : instantOf(maintenance.from, timeZone);
  const until = maintenance.until === null ? null : instantOf(maintenance.until, timeZone);
  if (until && Temporal.Instant.compare(until, from) <= 0)
    throw new Refusal('invalid_field', { fields: { 'maintenance.until': { key: 'too_small' } } });
  return { is_enabled: isEnabled, maintenance_from: from, maintenance_until: until };
}

export function windowsOf({ maintenance_from, maintenance_until }: Switches): Window[] {
  return maintenance_from === null ? [] : [{ from: maintenance_from, until: maintenance_until }];
}

/** As the wire has it, in the brand's zone. */
export function maintenanceShape(
  { maintenance_from, maintenance_until }: Switches,
  timeZone: string,
): { from: string; until: string | null } | null {
  if (maintenance_from === null) return null;
  return {
    from: localTimeOf(maintenance_from, timeZone),
    until: maintenance_until && localTimeOf(maintenance_until, timeZone),
  };
}

export function isClosedAt(windows: readonly Window[], now: Temporal.Instant): boolean {
  return windows.some((window) => isWithin(window, now));
}

export function audited(switches: Switches): Record<string, unknown> {
  return {
    isEnabled: switches.is_enabled,
    maintenanceFrom: switches.maintenance_from?.toString() ?? null,
    maintenanceUntil: switches.maintenance_until?.toString() ?? null,
  };
}
