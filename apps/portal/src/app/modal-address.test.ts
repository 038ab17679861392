import { expect, test } from 'vitest';
import { modals } from '../modals/all-modals.generated.ts';
import { pages } from '../pages/all-pages.generated.ts';
import type { Navigation } from '../shared/navigation/navigation.ts';
import { modalAtPath, modalInSearch, type ModalName, withModal, withoutModal } from '../shared/modal/modal-address.ts';

const names = Object.keys(modals) as ModalName[];

test('ROUTE-03 a path is home with the modal over it that says so of itself', () => {
  expect(modalAtPath('/login')).toBe('login');
  expect(modalAtPath('/register.html')).toBe('register');
  expect(modalAtPath('/rng')).toBeUndefined();
});

test('MODAL-01 each modal of the product’s document has an address; passwords are changed and recovered within the login', () => {
  const ofDocument = ['login', 'register', 'notice', 'vendor-games', 'member-centre', 'logout', 'need-true-account'];
  expect(names).toEqual(expect.arrayContaining(ofDocument));
  for (const modal of names) expect(modalInSearch(withModal({}, modal, undefined))).toEqual({ modal });
});

test('ROUTE-04 what an address says of a modal is taken only where that modal reads it', () => {
  expect(modalInSearch({ modal: 'notice', notice: '7', room: 'profile' })).toEqual({ modal: 'notice', detail: '7' });
  expect(modalInSearch({ modal: 'login', room: 'profile' })).toEqual({ modal: 'login' });
  for (const modal of ['nothing', 'constructor', '__proto__', '']) expect(modalInSearch({ modal })).toEqual({});
  expect(modalInSearch({ modal: 'notice', notice: 'a'.repeat(500) }).detail).toHaveLength(64);
});

test('one modal after another keeps what the page says of itself and nothing of the modal before', () => {
  const first = withModal({ q: 'lotus' }, 'notice', '7');
  expect(first).toEqual({ q: 'lotus', modal: 'notice', notice: '7' });
  expect(withModal(first, 'member-centre', 'profile')).toEqual({
    q: 'lotus',
    modal: 'member-centre',
    room: 'profile',
  });
  expect(withoutModal(first)).toEqual({ q: 'lotus' });
});

test('no two modals open at one path, and none reads what a page reads', () => {
  const paths = names.flatMap((name) => modals[name].facts?.paths ?? []);
  expect(new Set(paths).size).toBe(paths.length);
  const ofPages = Object.values(pages).flatMap(
    ({ search }: { search?: { names: readonly string[] } }) => search?.names ?? [],
  );
  for (const name of names) expect(ofPages, name).not.toContain(modals[name].facts?.reads ?? 'modal');
});

test('MC-02 what does not exist cannot be opened: the types refuse it', () => {
  const tries = ({ openModal }: Navigation) => {
    openModal('member-centre', 'profile');
    // @ts-expect-error: no folder of `modals` has this name
    openModal('nothing');
    // @ts-expect-error: no room has this page id
    openModal('member-centre', 'nothing');
    // @ts-expect-error: a login opens at nothing
    openModal('login', 'nothing');
  };
  expect(tries).toBeTypeOf('function');
});
