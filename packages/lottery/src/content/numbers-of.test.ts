import { expect, test } from 'vitest';
import { permutations } from '../numbers.ts';
import { numbersOf } from './numbers-of.ts';

test.each([
  ['13 47 05'],
  ['13,47,05'],
  ['13;47;05'],
  ['13.47.05'],
  ['13-47-05'],
  ['13|47|05'],
  ['13\n47\r\n05'],
  ['  13,  47 ;05 '],
])('LOTT-04 a pasted list like %j is read', (content) => {
  expect(numbersOf(content, 2)).toEqual(['13', '47', '05']);
});

test.each([
  ['10/20...90', 2, 9],
  ['10/20…90', 2, 9],
  ['10/20..90', 2, 9],
  ['111/222...999', 3, 9],
  ['00/01...99', 2, 100],
  ['tài', 2, 50],
  ['Xỉu', 2, 50],
  ['chẵn', 2, 50],
  ['lẻ', 2, 50],
  ['chẵn-chẵn', 2, 25],
  ['le-le', 2, 25],
  ['chẵn-lẻ', 2, 25],
  ['lẻ-chẵn', 2, 25],
])('LOTT-04 the macro %s stands for numbers of %i digits: %i of them', (macro, digits, size) => {
  const numbers = numbersOf(macro, digits);
  expect(numbers).toHaveLength(size);
  expect(new Set(numbers).size).toBe(size);
  expect(numbers.every((number) => number.length === digits)).toBe(true);
});

test('LOTT-04 big and small halve the numbers, and even and odd do', () => {
  expect(numbersOf('tài xỉu', 2).toSorted()).toEqual(numbersOf('00/01...99', 2));
  expect(numbersOf('chẵn lẻ', 2).toSorted()).toEqual(numbersOf('00/01...99', 2));
  expect(() => numbersOf('tài chẵn', 2)).toThrow('50 is there twice');
  expect(() => numbersOf('tài', 3)).toThrow('not a number');
});

test.each([
  ['20/10...90', '20/10'],
  ['10/10...90', '10/10'],
  ['10/20...91', '10/20'],
  ['90/95...10', '90/95'],
  ['1/2...9', '1/2'],
])('LOTT-04 a range that leads nowhere is refused: %s', (content, token) => {
  expect(() => numbersOf(content, 2)).toThrow(`“${token}” is not a number`);
});

test.each([
  ['11', 1],
  ['12', 2],
  ['112', 3],
  ['123', 6],
  ['1122', 6],
  ['1234', 24],
])('LOTT-04 %s has %i orders, all different', (digits, count) => {
  expect(new Set(permutations(digits)).size).toBe(count);
  expect(permutations(digits)).toHaveLength(count);
});
