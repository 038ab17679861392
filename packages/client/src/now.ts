/** The device's time in epoch milliseconds. The one place where a browser asks for it. */
export function nowMs(): number {
  return Math.round(performance.timeOrigin + performance.now());
}
