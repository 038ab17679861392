import type { Plugin } from 'vite';

const NOTHING_SEEN = 'const seen = {};';
const INLINED_SEEN = `const seen = {};
for (const style of document.querySelectorAll('style[data-sheets]'))
  for (const sheet of style.dataset.sheets.split(' ')) seen[location.origin + sheet] = undefined;`;
const AS_IT_IS = 'document.head.appendChild(link)';
const LAST = '(isCss ? document.body : document.head).appendChild(link)';

/**
 * A sheet whose text stands in the page is there: it is not linked once more. A browser would style the whole page anew
 * and take a face that came too late for the first paint for a new one, which moves every line.
 *
 * A sheet that comes with a lazy part stands behind all others. Before one of them (the page's own stands in its body)
 * it would move the order of the layers, and a browser then styles and lays out the whole page anew.
 */
export function lazySheets(): Plugin {
  return {
    name: 'pelita-lazy-sheets',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        if (!code.includes(AS_IT_IS) || !code.includes(NOTHING_SEEN))
          throw new Error('vite links the sheets of lazy parts in another way than before');
        return { code: code.replaceAll(AS_IT_IS, LAST).replace(NOTHING_SEEN, INLINED_SEEN), map: null };
      },
    },
  };
}
