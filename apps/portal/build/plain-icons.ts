import type { Plugin } from 'vite';

const ICON = /lucide-react\/dist\/esm\/Icon\.mjs$/;
const CALL = 'buildLucideIconForReact(icon, {';
const ATTRIBUTES = '...svgAttributes';

/**
 * Icons without the class names that lucide gives each by its name, and without a namespace, which HTML does not need: no
 * sheet reads them, and they weigh as much as a shelf's words in the first HTML.
 */
export function plainIcons(): Plugin {
  return {
    name: 'plain-icons',
    apply: 'build',
    transform: (code, id) => {
      if (!ICON.test(id)) return null;
      if (!code.includes(CALL) || !code.includes(ATTRIBUTES))
        throw new Error('lucide-react draws its icons in another way: see plain-icons.ts');
      const plain = code.replace(CALL, `${CALL} includeDefaultClasses: false,`);
      return { code: plain.replace(ATTRIBUTES, `${ATTRIBUTES}, xmlns: undefined`), map: null };
    },
  };
}
