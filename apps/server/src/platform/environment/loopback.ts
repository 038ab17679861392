/** Whether an address or host name stands for this machine alone. A name that only begins like one does not. */
export function isLoopback(address: string): boolean {
  return address === 'localhost' || address === '::1' || /^(::ffff:)?127\.\d+\.\d+\.\d+$/i.test(address);
}
