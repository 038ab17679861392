import { expect, test } from 'vitest';
import { errorAreas, errorCatalogue } from './errors.ts';

test('ERR-01 a code belongs to one area', () => {
  const codes = Object.values(errorAreas).flatMap((area) => Object.keys(area));
  expect(codes.toSorted()).toEqual(Object.keys(errorCatalogue).toSorted());
});
