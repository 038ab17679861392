/** Whether an interval may be chosen; zero is never, and as the longest any. */
export function isWithin(minutes: number, longest: number): boolean {
  return longest === 0 || (minutes > 0 && minutes <= longest);
}

/** What was chosen before a brand set its longest is cut to it. */
export function within(minutes: number, longest: number): number {
  return isWithin(minutes, longest) ? minutes : longest;
}
