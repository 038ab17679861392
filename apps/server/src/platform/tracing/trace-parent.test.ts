import { expect, test } from 'vitest';
import { readTraceParent, traceParentText } from './trace-parent.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

test.each([
  [`00-${TRACE}-${SPAN}-01`, true],
  [`00-${TRACE}-${SPAN}-00`, false],
  [`00-${TRACE}-${SPAN}-03`, true],
  [`01-${TRACE}-${SPAN}-01-what-comes-later`, true],
])('REL-04 %s is read', (header, isSampled) => {
  expect(readTraceParent(header)).toEqual({ traceId: TRACE, spanId: SPAN, isSampled });
});

test.each([
  [undefined],
  [''],
  [[`00-${TRACE}-${SPAN}-01`, `00-${TRACE}-${SPAN}-01`]],
  [`ff-${TRACE}-${SPAN}-01`],
  [`00-${'0'.repeat(32)}-${SPAN}-01`],
  [`00-${TRACE}-${'0'.repeat(16)}-01`],
  [`00-${TRACE.toUpperCase()}-${SPAN}-01`],
  [`00-${TRACE}-${SPAN}-01-more`],
  [`00-${TRACE}-${SPAN}`],
  [`00-${TRACE}-${SPAN}-01\n`],
])('REL-04 %j is no traceparent', (header) => {
  expect(readTraceParent(header)).toBeNull();
});

test('REL-04 what is written is read again', () => {
  for (const isSampled of [true, false]) {
    const parent = { traceId: TRACE, spanId: SPAN, isSampled };
    expect(readTraceParent(traceParentText(parent))).toEqual(parent);
  }
});
