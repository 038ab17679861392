import { expect, test } from 'vitest';
import { Misconfigured, refuseSharedHost } from './refuse-shared-host.ts';

const brandAt = (...domains: string[]) => ({ settings: { get: () => domains } as never });

test.each([['office.example.com'], ['office.example.com:8443']])(
  'SEC-03 a back office on a host that is the portal’s, %s, is refused',
  (domain) => {
    const refused = () => refuseSharedHost(brandAt('play.example.com', domain), 'https://office.example.com');
    expect(refused).toThrow(Misconfigured);
    expect(refused).toThrow('The back office cannot be at office.example.com');
  },
);

test('SEC-03 a back office on a host of its own is not refused', () => {
  expect(() => refuseSharedHost(brandAt('play.example.com'), 'https://office.example.com')).not.toThrow();
  expect(() => refuseSharedHost(brandAt(), 'http://office.localhost:8081')).not.toThrow();
});
