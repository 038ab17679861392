import { Answer } from '@pelita/ui/answer';
import { dayIn } from '@pelita/ui/days';
import { nowMs } from '@pelita/client/now';
import type { ReactNode } from 'react';
import { useStartup } from '../page/page.ts';

type Asked<Value> = { data: Value | undefined; error: unknown; refetch: () => unknown; isPlaceholderData: boolean };

/** A page of a record, with the brand's own day; the page before stays, dimmed for the ear, until the next is here. */
export function RecordAnswer<Value extends object>(props: {
  of: Asked<Value>;
  children: (value: Value & { today: string }) => ReactNode;
}) {
  const { of, children } = props;
  const { settings } = useStartup();
  const today = dayIn(settings.timeZone, nowMs());
  // A failure after a change of the filters stands in the place of the page before.
  const asked = of.error && of.isPlaceholderData ? { ...of, data: undefined } : of;
  return (
    <Answer of={asked}>{(value) => <div aria-busy={of.isPlaceholderData}>{children({ ...value, today })}</div>}</Answer>
  );
}
