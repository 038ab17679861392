/**
 * Where a client can go on: it has all events of transactions below `from`, and among the others the one with the id.
 * Written as `123.0199a0b0-…`, and sent back by the client as Last-Event-ID.
 */
export type ResumePoint = { from: bigint; id: string };

const FORM = /^(\d{1,20})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const LARGEST = (1n << 64n) - 1n;

export function resumePointText({ from, id }: ResumePoint): string {
  return `${from}.${id}`;
}

/** Null for anything that we never wrote. */
export function readResumePoint(text: string): ResumePoint | null {
  const [, number, id] = FORM.exec(text) ?? [];
  if (number === undefined || id === undefined || BigInt(number) > LARGEST) return null;
  return { from: BigInt(number), id };
}
