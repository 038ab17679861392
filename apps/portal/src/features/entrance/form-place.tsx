import { Skeleton } from '@pelita/ui/skeleton';

/** The shape of a form that is on its way: some lines and a button. */
export function FormPlace({ lines = 2 }: { lines?: number }) {
  return <Skeleton heights={[...Array.from({ length: lines }, () => 76), 48]} className="form" />;
}
