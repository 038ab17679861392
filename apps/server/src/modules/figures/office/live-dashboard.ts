import type { CallAnswer } from '@pelita/contract';
import type { getDashboard } from '@pelita/contract/office';
import type { LiveState } from '../../../platform/events/live-state.ts';

/** The event `figures`: the dashboard, read once for all who look, and told anew as often as it has been read anew. */
export function liveDashboard(dashboard: () => Promise<CallAnswer<typeof getDashboard>>): LiveState {
  const topic = 'office:figures';
  return {
    name: 'figures',
    of: topic,
    async read() {
      const data = await dashboard();
      return [{ topic, subject: '', version: BigInt(Temporal.Instant.from(data.at).epochMilliseconds), data }];
    },
  };
}
