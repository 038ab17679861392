import type { Plugin } from 'vite';

const REFRESH = 'virtual-refresh';

/** While developing: the preamble of fast refresh as a module of its own, because no inline script but the boot runs. */
export function developmentPages(): Plugin {
  return {
    name: 'pelita-development-pages',
    apply: 'serve',
    resolveId: (id) => (id === REFRESH ? `\0${REFRESH}` : null),
    load: (id) =>
      id === `\0${REFRESH}`
        ? `import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;`
        : null,
  };
}
