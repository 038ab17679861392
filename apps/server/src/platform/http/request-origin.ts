import type { Platform } from '../platform.ts';

/** The origin under which a caller reached us, for the addresses that answers carry. */
export function originFor(platform: Platform): (host: string) => string {
  const { publicOrigin, port } = platform.environment;
  return (host) => publicOrigin ?? (isHost(host) ? `http://${host}` : `http://localhost:${port}`);
}

/** A Host header is what the client wrote: only what can be nothing but a host goes into an address. */
function isHost(host: string): boolean {
  return /^(?:[a-z0-9.-]{1,253}|\[[0-9a-f:]{2,45}\])(?::\d{1,5})?$/i.test(host);
}
