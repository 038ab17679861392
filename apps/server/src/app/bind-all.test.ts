import { call } from '@pelita/contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { bindLong } from '../platform/http/binding.ts';
import { bindAll } from './bind-all.ts';

const shape = { who: 'visitor', value: z.object({}), summary: 'Test.' } as const;
const one = call('GET /wps/one', shape);
const two = call('GET /wps/two', shape);
const useCase = async () => ({});

test('API-01 the app boots when every call has one use case', () => {
  expect(
    bindAll(
      [one, two],
      [
        { name: 'a', bindings: [bindLong(one, useCase)] },
        { name: 'b', bindings: [bindLong(two, useCase)] },
      ],
    ),
  ).toHaveLength(2);
});

test('API-01 it refuses to boot, and names every fault, when a call is unbound, bound twice or not in the table', () => {
  const modules = [{ name: 'a', bindings: [bindLong(one, useCase), bindLong(one, useCase)] }, { name: 'b' }];
  const stranger = bindLong(call('GET /wps/three', shape), useCase);
  expect(() => bindAll([one, two], [...modules, { name: 'c', bindings: [stranger] }])).toThrow(
    /GET \/wps\/two has no use case[\s\S]*GET \/wps\/one is bound 2 times[\s\S]*GET \/wps\/three is not in the table/,
  );
});
