import { isIPv4, isIPv6 } from 'node:net';

/**
 * A forwarded address as it may be shown, kept and compared: without the port that some proxies add, without a zone, an
 * IPv4 address as one. What is no address is null, from any source; so is that of a connection which has been closed
 * meanwhile, for which Fastify knows none, whatever its types say.
 */
export function clientAddress(forwarded: string | undefined): string | null {
  const [address = ''] = withoutPort(forwarded?.trim() ?? '').split('%', 1);
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return null;
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address.toLowerCase();
}

function withoutPort(address: string): string {
  const [, bracketed, plain] = /^(?:\[(.+)\](?::\d*)?|([^:]+):\d*)$/.exec(address) ?? [];
  return bracketed ?? plain ?? address;
}
