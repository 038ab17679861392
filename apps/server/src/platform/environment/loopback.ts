/** Whether an address or host name means this machine alone. A name that only begins like one does not. */
export function isLoopback(address: string): boolean {
  return (
    /^([^.].*\.)?localhost$/i.test(address) || address === '::1' || /^(::ffff:)?127\.\d+\.\d+\.\d+$/i.test(address)
  );
}

/** The same of an origin, like `http://localhost:8080`. */
export function isLoopbackOrigin(origin: string): boolean {
  return isLoopback(new URL(origin).hostname.replace(/^\[(.*)\]$/, '$1'));
}
