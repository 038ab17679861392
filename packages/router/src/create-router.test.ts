import { expect, test } from 'vitest';
import { createRouter, type Router, type Scroll, type ShownPage, type View } from './create-router.ts';
import type { History } from './history.ts';
import { type Location, locationOf } from './location.ts';
import type { AnyPage } from './page.ts';

type Facts = { isOpen: boolean };
type Context = { asked: string[]; answer: (path: string) => Promise<unknown> };

const Empty = () => null;
const Listing = () => null;

const pages: AnyPage<Facts, Context>[] = [
  { paths: { '/': { isOpen: true }, '/home': { isOpen: true } }, component: async () => ({ default: Empty }) },
  {
    paths: { '/list': { isOpen: false } },
    search: { names: ['q'], read: ({ q }) => ({ q: q?.slice(0, 3) }) },
    load: ({ asked, answer }, { path, search }) => {
      const address = `${path}?${JSON.stringify(search)}`;
      asked.push(address);
      return answer(address);
    },
    component: async () => ({ default: Listing }),
  },
  { paths: { '/broken': { isOpen: true } }, component: () => Promise.reject(new Error('no such chunk')) },
];

test('ROUTE-01 a path is found as it is written, and in no other spelling', async () => {
  for (const [path, isFound] of [
    ['/home', true],
    ['//list/', true],
    ['/HOME', false],
    ['/list/x', false],
  ] as const) {
    const { router } = await open(path, { data: null });
    expect(router.view().facts !== undefined, path).toBe(isFound);
  }
  await expect(createRouter({ ...options('/'), pages: [...pages, ...pages] })).rejects.toThrow(
    'two pages have the path',
  );
});

test('the first address takes the data that the server wrote and asks for nothing', async () => {
  const { router, asked } = await open('/list?q=abcdef', { data: 'written' });
  expect(router.view().page).toMatchObject({ path: '/list', search: { q: 'abc' }, data: 'written' });
  expect(asked).toEqual([]);
});

test('a page stays until the next one is there, and the address is ahead of it', async () => {
  const { router, seen, answer } = await open('/');
  const going = router.navigate({ to: '/list' });
  expect([router.location().pathname, router.view().location.pathname]).toEqual(['/list', '/']);
  answer('rows');
  await going;
  expect(seen.map(([view, scroll]) => [view.location.pathname, scroll])).toEqual([['/list', 'top']]);
});

test('a page that is not at hand is waited for', async () => {
  const { router, waits, answer } = await open('/');
  const going = router.navigate({ to: '/list' });
  expect(waits()).toBe(1);
  answer('rows');
  await going;
  await router.navigate({ search: {} });
  expect(waits()).toBe(1);
});

test('a page that was fetched ahead is waited for as well where it comes for the first time', async () => {
  const { router, waits, answer } = await open('/');
  const fetching = router.prepare('/list');
  answer('rows');
  await fetching;
  await router.navigate({ to: '/list' });
  expect(waits()).toBe(1);
  await router.navigate({ search: { q: undefined } });
  await router.navigate({ to: '/' });
  expect(waits()).toBe(2);
  await router.navigate({ to: '/list' });
  await router.navigate({ to: '/' });
  expect(waits()).toBe(2);
});

test('a page that a press may lead to is made ahead, and shown as it was made, without a wait', async () => {
  const { router, waits, answer, previews } = await open('/');
  const previewing = router.preview('/list?q=1');
  answer('rows');
  await previewing;
  expect(previews).toMatchObject([{ path: '/list', search: { q: '1' }, data: 'rows' }]);
  expect(router.view().location.pathname).toBe('/');
  await router.navigate({ to: '/list', search: { q: '1' } });
  expect(router.view().page).toBe(previews[0]);
  expect(waits()).toBe(0);

  // Of another address, and with data that came later, it is made anew.
  await router.navigate({ to: '/home' });
  await router.preview('/list?q=1');
  const going = router.navigate({ to: '/list', search: { q: '2' } });
  answer('others');
  await going;
  expect(router.view().page).toMatchObject({ search: { q: '2' }, data: 'others' });
});

test('what a press does not show by itself is not made ahead', async () => {
  const { router, previews } = await open('/home', undefined, {
    redirect: (facts) => (facts?.isOpen === false ? '/' : undefined),
  });
  for (const href of ['/home?x=1', '/list', '/broken', '/nowhere']) await router.preview(href);
  expect(previews).toEqual([null, null, null, null]);
});

test('of two presses the later one counts, and none does once the visitor is on the way', async () => {
  const { router, answer, previews } = await open('/');
  const first = router.preview('/list');
  await router.preview(null);
  const second = router.preview('/list?q=2');
  await router.navigate({ to: '/home' });
  for (const data of ['rows', 'rows']) answer(data);
  await Promise.all([first, second]);
  expect(previews).toEqual([null]);
});

test('of two navigations the later one is shown, whichever answers first', async () => {
  const { router, seen, answer } = await open('/');
  const first = router.navigate({ to: '/list' });
  await router.navigate({ to: '/home' });
  answer('late');
  await first;
  expect(seen.map(([view]) => view.location.pathname)).toEqual(['/home']);
});

test('what the page does not read of an address changes the address alone', async () => {
  const { router, asked } = await open('/list', { data: 'rows' });
  await router.navigate({ search: { modal: 'login' }, keepScroll: true });
  expect(router.view().page?.data).toBe('rows');
  expect(router.view().location.href).toBe('/list?modal=login');
  expect(asked).toEqual([]);
});

test('data that was kept is shown at once, and anew when it was kept for some time', async () => {
  const { router, asked, seen, answer, later } = await open('/list', { data: 'old' });
  await router.navigate({ to: '/' });
  await router.navigate({ to: '/list' });
  expect(asked).toEqual([]);
  await router.navigate({ to: '/' });
  later(60_000);
  const going = router.navigate({ to: '/list' });
  expect(router.view().page?.data).toBe('old');
  answer('new');
  await going;
  expect(seen.at(-1)).toMatchObject([{ page: { data: 'new' } }, 'keep']);
});

test('data of another variant is not shown', async () => {
  let language = 'EN';
  const { router, asked, answer } = await open('/list', { data: 'english' }, { variant: () => language });
  await router.navigate({ to: '/' });
  language = 'MY';
  const going = router.navigate({ to: '/list' });
  answer('melayu');
  await going;
  expect([asked.length, router.view().page?.data]).toEqual([1, 'melayu']);
});

test('going back restores the entry’s place, and asks nothing for what was kept', async () => {
  const { router, seen, back, left } = await open('/list', { data: 'rows' });
  await router.navigate({ to: '/home' });
  await back();
  expect(left).toEqual([0, 1]);
  expect(seen.at(-1)).toMatchObject([{ location: { pathname: '/list' } }, { restore: 0 }]);
});

test('ROUTE-06 a page that does not come is an error at its address, and can be tried again', async () => {
  const { router } = await open('/broken');
  expect(router.view()).toMatchObject({ facts: { isOpen: true }, page: null, error: new Error('no such chunk') });
  const failing = await open('/');
  const going = failing.router.navigate({ to: '/list' });
  failing.answer(Promise.reject(new Error('offline')));
  await going;
  expect(failing.router.view().error).toEqual(new Error('offline'));
  const again = failing.router.reload();
  failing.answer('rows');
  await again;
  expect(failing.router.view().error).toBeUndefined();
  expect(failing.router.view().page?.data).toBe('rows');
});

test('a redirect takes the place of where it was asked for', async () => {
  const { router, entries } = await open('/', undefined, {
    redirect: (facts) => (facts?.isOpen === false ? '/home' : undefined),
  });
  await router.follow('/list?q=1');
  expect(router.view().location.pathname).toBe('/home');
  expect(entries()).toEqual(['/', '/home']);
});

type Change = Partial<Pick<Parameters<typeof createRouter<Facts, Context>>[0], 'variant' | 'redirect'>>;

/** A router at an address, with a history in memory and answers that the test gives. */
async function open(href: string, first?: { data: unknown }, change: Change = {}) {
  const given = options(href);
  const router: Router<Facts> = await createRouter({ ...given, ...change }, first);
  const seen: [View<Facts>, Scroll][] = [];
  router.subscribe((view, scroll) => seen.push([view, scroll]));
  const previews: (ShownPage | null)[] = [];
  router.subscribePreview((page) => previews.push(page));
  return { router, seen, previews, ...given.hands, asked: given.context.asked };
}

function options(href: string) {
  const asked: string[] = [];
  const waiting: ((data: unknown) => void)[] = [];
  const left: number[] = [];
  const memory = memoryHistory(href);
  let now = 0;
  let waited = 0;
  return {
    pages,
    history: memory.history,
    context: { asked, answer: () => new Promise<unknown>((resolve) => waiting.push(resolve)) } satisfies Context,
    now: () => now,
    onLeave: ({ index }: Location) => void left.push(index),
    onWait: () => void (waited += 1),
    hands: {
      waits: () => waited,
      left,
      entries: memory.entries,
      back: memory.back,
      answer: (data: unknown) => waiting.shift()?.(data),
      later: (ms: number) => {
        now += ms;
      },
    },
  };
}

function memoryHistory(href: string) {
  let entries = [locationOf(href)];
  let at = 0;
  let listener = () => {};
  const history: History = {
    location: () => ({ ...(entries[at] ?? locationOf('/')) }),
    push: (next, state) => {
      entries = [...entries.slice(0, at + 1), locationOf(next, { state, index: at + 1, isFirst: false })];
      at += 1;
    },
    replace: (next, state) => {
      entries[at] = locationOf(next, { state, index: at });
    },
    go: (steps) => {
      at += steps;
      listener();
    },
    listen: (given) => {
      listener = given;
    },
  };
  const back = async () => {
    history.go(-1);
    // The view follows once its promises are done.
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { history, back, entries: () => entries.map((entry) => entry.href) };
}
