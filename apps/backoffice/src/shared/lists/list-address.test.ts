import { listOfficeDeposits, listTransfers } from '@pelita/contract/office';
import { expect, test } from 'vitest';
import { readListAddress, writeListAddress } from './list-address.ts';

const { list: deposits } = listOfficeDeposits;
const { list: transfers } = listTransfers;
const slips = { queue: 'slip' };
const today = { atFrom: '2026-11-23', atTo: '2026-11-23' };

test('OPS-02 a bare address has the list’s first filter, and keeps what is the page’s', () => {
  expect(readListAddress(deposits, { id: 'x' }, slips)).toEqual({ own: slips, rest: { id: 'x' } });
  expect(readListAddress(deposits, { sort: 'createdAt' }, slips).own).toEqual({ ...slips, sort: 'createdAt' });
  expect(readListAddress(deposits, { state: 'pending' }, slips).own).toEqual({ state: 'pending' });
});

test('OPS-02 a filter that is taken off stays off', () => {
  const address = writeListAddress(deposits, { own: {}, rest: { id: 'x' }, initially: slips });
  expect(address).toEqual({ id: 'x', all: 'yes' });
  expect(readListAddress(deposits, address, slips)).toEqual({ own: {}, rest: { id: 'x' } });
});

test('OPS-03 a list that has to be narrowed is narrowed again', () => {
  const address = writeListAddress(transfers, { own: { kind: 'bet' }, rest: {}, initially: today });
  expect(readListAddress(transfers, address, today).own).toEqual({ kind: 'bet', ...today });
  expect(readListAddress(transfers, { player: 'x' }, today).own).toEqual({ player: 'x' });
});
