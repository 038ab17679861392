import type { Plugin } from 'vite';

const ICON = /lucide-react\/dist\/esm\/Icon\.mjs$/;
const CALL = 'buildLucideIconForReact(icon, {';

/**
 * Icons without the class names that lucide gives each by its name: no sheet reads them, and they weigh as much as a
 * shelf's words in the first HTML. The library has the option, and its React component does not pass it on.
 */
export function plainIcons(): Plugin {
  return {
    name: 'plain-icons',
    apply: 'build',
    transform: (code, id) => {
      if (!ICON.test(id)) return null;
      if (!code.includes(CALL)) throw new Error('lucide-react draws its icons in another way: see plain-icons.ts');
      return { code: code.replace(CALL, `${CALL} includeDefaultClasses: false,`), map: null };
    },
  };
}
