import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

test('REL-04 counts, spreads and readings are written as Prometheus reads them', async () => {
  const metrics = createMetrics();
  metrics.count('pelita_refusals_total', { code: 'overloaded' });
  metrics.count('pelita_refusals_total', { code: 'overloaded' });
  metrics.observe('pelita_http_request_seconds', { route: '/a"b\\' }, 0.03);
  metrics.observe('pelita_http_request_seconds', { route: '/a"b\\' }, 60);
  metrics.gauge('pelita_one', 'One.', () => 1);
  metrics.gauge('pelita_many', 'Many.', async () => [{ labels: { of: 'x' }, value: 2 }], 'counter');
  metrics.gauge('pelita_unknown', 'Not now.', () => Promise.reject(new Error('gone')));
  metrics.gauge('pelita_none', 'Nothing.', () => null);
  const lines = (await metrics.text()).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      '# TYPE pelita_refusals_total counter',
      'pelita_refusals_total{code="overloaded"} 2',
      '# TYPE pelita_http_request_seconds histogram',
      'pelita_http_request_seconds_bucket{route="/a\\"b\\\\",le="0.025"} 0',
      'pelita_http_request_seconds_bucket{route="/a\\"b\\\\",le="0.05"} 1',
      'pelita_http_request_seconds_bucket{route="/a\\"b\\\\",le="+Inf"} 2',
      'pelita_http_request_seconds_count{route="/a\\"b\\\\"} 2',
      'pelita_one 1',
      '# TYPE pelita_many counter',
      'pelita_many{of="x"} 2',
    ]),
  );
  expect(lines.filter((line) => /unknown|none/.test(line))).toEqual([]);
  expect(lines.at(-1)).toBe('');
});
