/** 4:05 for four minutes and five seconds, 1:00:00 for an hour. */
export function durationText(durationMs: number): string {
  const seconds = Math.max(0, Math.floor(durationMs / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
