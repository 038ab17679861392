import { expect, test } from 'vitest';
import { problemsBetween, problemsOfBeginning, problemsOfPointers, problemsOfSheet } from './checks/styles.mjs';

const order = ['theme', 'base', 'components', 'utilities'];
const sheet = (text: string, path = 'apps/portal/src/pages/join/join.css') => problemsOfSheet(path, text, order);

test('a rule in a known layer passes, and so do faces, animations and imports outside of any', () => {
  expect(
    sheet(`@import './faces.css';
/* .note { } */
@font-face { font-family: 'A'; src: url("data:a;b") }
@keyframes rise { to { top: 0 } }
@layer components { @media (width < 40rem) { .a { top: 0 } } .b { top: 0 } }`),
  ).toEqual([]);
});

test('a rule in no layer, one in an unknown layer and a second order of the layers are refused', () => {
  expect(sheet('@layer base { a { top: 0 } }\n.note { top: 0 }')).toEqual([
    expect.stringContaining('.note is in no layer'),
  ]);
  expect(sheet('@media (width < 40rem) { .note { top: 0 } }')).toHaveLength(1);
  expect(sheet('@layer component { .a { top: 0 } }')).toEqual([expect.stringContaining('there are theme, base')]);
  expect(sheet('@layer components, base;')).toEqual([expect.stringContaining('orders the layers')]);
  expect(sheet('@layer theme, base, components, utilities;', 'packages/ui/src/base/layers.css')).toEqual([]);
});

test('a layer without a rule is refused, for its rules have been lost', () => {
  expect(sheet('@layer components {\n\n}')).toEqual([expect.stringContaining('a layer without a rule')]);
});

test('a rule of a pointer that would also apply to a finger is refused', () => {
  const pointed = '    .note:hover {\n      top: 0;\n    }\n';
  const within = (text: string) => problemsOfPointers('join.css', `@layer components {\n${text}}\n`);
  expect(within(`  @media (hover: hover) {\n${pointed}${pointed}  }\n  .note {\n    top: 0;\n  }\n`)).toEqual([]);
  expect(within(`  @media (hover: hover) {\n${pointed}  }\n${pointed}`)).toEqual([
    'join.css: .note:hover also applies to a finger; put it into @media (hover: hover).',
  ]);
  expect(within('  .note:hover,\n  .note:focus-visible {\n    top: 0;\n  }\n')).toHaveLength(1);
});

test('an application begins with the order of the layers', () => {
  const entry = 'apps/studio/src/entry.tsx';
  expect(problemsOfBeginning(entry, "import '@pelita/ui/layers.css';\nimport './faces.css';")).toEqual([]);
  expect(problemsOfBeginning(entry, "import './faces.css';\nimport '@pelita/ui/layers.css';")).toHaveLength(1);
});

test('a class that two sheets of an application define for themselves is refused, and what one sheet says of it again is not', () => {
  const rule = (path: string, text: string): [string, string] => [path, `@layer components {\n${text}\n}`];
  const portal = 'apps/portal/src/features';
  const board = '  .board {\n    top: 0;\n  }';
  expect(
    problemsBetween([
      rule(`${portal}/a.css`, board),
      rule(`${portal}/b.css`, '  .board,\n  .other {\n    top: 0;\n  }'),
    ]),
  ).toEqual([expect.stringContaining('a.css defines too')]);
  expect(
    problemsBetween([
      rule(`${portal}/a.css`, `${board}\n${board}`),
      rule(
        `${portal}/b.css`,
        '  .list .board {\n    top: 0;\n  }\n  @media (width < 40rem) {\n    .board {\n      top: 0;\n    }\n  }',
      ),
      rule('apps/backoffice/src/pages/c.css', board),
      rule('apps/backoffice/src/app/measures.css', board),
    ]),
  ).toEqual([]);
});
