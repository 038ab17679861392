import './waiting-age.css';
import type { QueueName } from '@pelita/contract/office';
import { Moment } from '@pelita/ui/moment';
import { currentSecond, subscribeToSeconds } from '@pelita/ui/seconds';
import { useSyncExternalStore } from 'react';
import { minutesWaited, useQueues } from './queues.ts';
import { useAgeText } from './use-age-text.ts';

/** Since when something waits in a queue, and for how long; loud once that is longer than it should be. */
export function WaitingAge({ since, queue }: { since: string; queue: QueueName }) {
  const ageText = useAgeText();
  const { data } = useQueues();
  const now = useSyncExternalStore(subscribeToSeconds, currentSecond, currentSecond);
  const minutes = minutesWaited({ oldestAt: since }, new Date(now).toISOString());
  const limit = data?.queues.find(({ name }) => name === queue)?.limitMinutes;
  return (
    <span className="waiting-age">
      <Moment at={since} />
      <span data-late={limit !== undefined && minutes > limit}>{ageText(minutes)}</span>
    </span>
  );
}
