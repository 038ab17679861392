import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { lazyPart, loadPart, type Part } from './load-part.ts';

const room = (): Part<{ default: () => string }> => ({ component: async () => ({ default: () => 'the room' }) });
const shown = (part: ReturnType<typeof room>) => {
  const Room = lazyPart(part);
  return renderToString(
    <Suspense fallback="an empty place">
      <Room />
    </Suspense>,
  );
};

test('ROUTE-06 what has been fetched ahead is shown at once, and no empty place before it', async () => {
  const fetched = room();
  await loadPart(fetched);
  expect(shown(fetched)).toContain('the room');
});

test('ROUTE-06 what is on its way leaves its place empty', () => {
  expect(shown(room())).toContain('an empty place');
});
