import { formatDateTime } from '@pelita/i18n';
import { useReader } from '../words/reader.ts';

/** A day and a time of day in the reader's zone. */
export function Moment({ at, className }: { at: string; className?: string }) {
  const { language, timeZone } = useReader();
  return (
    <time dateTime={at} className={className}>
      {formatDateTime(language, Date.parse(at), timeZone)}
    </time>
  );
}
