import type { Plugin } from 'vite';

const AS_IT_IS = 'document.head.appendChild(link)';
const LAST = '(isCss ? document.body : document.head).appendChild(link)';

/**
 * A sheet that comes with a lazy part stands behind all others. Before one of them (the page's own stands in its body)
 * it would move the order of the layers, and a browser then styles and lays out the whole page anew.
 */
export function sheetsLast(): Plugin {
  return {
    name: 'pelita-sheets-last',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        if (!code.includes(AS_IT_IS)) throw new Error('vite links the sheets of lazy parts in another way than before');
        return { code: code.replaceAll(AS_IT_IS, LAST), map: null };
      },
    },
  };
}
