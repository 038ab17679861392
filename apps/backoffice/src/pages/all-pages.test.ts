import { expect, test } from 'vitest';
import { pages } from './all-pages.generated.ts';

test('a page’s folder is named like its path, by which the server knows what to send along', () => {
  for (const [folder, page] of Object.entries(pages))
    expect(Object.keys(page.paths), folder).toEqual([folder === 'home' ? '/' : `/${folder}`]);
});
