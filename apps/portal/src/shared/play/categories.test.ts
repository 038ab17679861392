import type { Startup } from '@pelita/contract';
import { expect, test } from 'vitest';
import { gamesIn, linkTo, openCategories, vendorsIn } from './categories.ts';

type Lane = Startup['lanes'][number];
const card = (vassalage: string, gameCount: number): Lane['cards'][number] => ({
  vassalage,
  displayName: vassalage,
  accountTypeId: '1',
  accountTypeName: '',
  gameType: 'RNG',
  isHot: 0,
  smallIcon: '',
  gameCount,
});
const lane = (gameType: Lane['gameType'], cards: Lane['cards']): Lane => ({
  title: gameType,
  icon: '',
  gameType,
  cards: cards.slice(0, 1),
  vendorCount: cards.length,
  gameCount: cards.reduce((sum, { gameCount }) => sum + gameCount, 0),
  gameClassify: [],
});

test('NAV-02 a category shows only when a vendor serves it', () => {
  expect(openCategories([])).toEqual([]);
  expect(openCategories([lane('RNG', [])])).toEqual([]);
  expect(openCategories([lane('RNG', [card('KIRANA', 8)])])).toEqual(['RNG']);
});

test('FAIR-03 the numbers at a category are of all its vendors, however few cards the page carries', () => {
  const lanes = [lane('RNG', [card('KIRANA', 8), card('RIMBA', 7)]), lane('FISH', [card('RIMBA', 3)])];
  expect(gamesIn(lanes, 'RNG')).toBe(15);
  expect(vendorsIn(lanes, 'RNG')).toBe(2);
});

test('NAV-07 the BGS entry’s link makes BGS the current vendor, the others’ leave it open', () => {
  expect(linkTo('BGS')).toEqual({ to: '/bgs', search: { vassalage: 'BGS' } });
  expect(linkTo('LIVE')).toEqual({ to: '/live', search: {} });
  expect(linkTo('LIVE', 'KIRANA')).toEqual({ to: '/live', search: { vassalage: 'KIRANA' } });
});
