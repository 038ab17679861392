import type { OfficeStartup } from '@pelita/contract/office';
import { languageOf } from '@pelita/i18n';
import { markup } from '../../../platform/providers/sandbox-page/markup.ts';
import type { OfficeAssets } from './office-assets.ts';

/** The one page of the back office; everything on it is drawn by its script, and what that asks for is on its way already. */
export function officeDocument(
  startup: OfficeStartup,
  path: string,
  assets: OfficeAssets,
  look: { sheet: string; icon: string; themeColour: string },
): string {
  const { tag, direction } = languageOf(startup.language);
  const sheets = [look.sheet, ...assets.sheets];
  // Whoever has to log in first sees no page yet.
  const page = startup.mayHaveSession ? assets.ofPage(path) : { modules: [], sheets: [] };
  const modules = [...assets.modules, ...assets.textsIn(startup.language), ...page.modules];
  return markup`<!doctype html>
<html lang="${tag}" dir="${direction}" data-theme="${startup.theme}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <meta name="theme-color" content="${look.themeColour}" />
    <title>${startup.name}</title>
    <link rel="icon" href="${look.icon}" type="image/svg+xml" />
    ${sheets.map((href) => markup`<link rel="stylesheet" href="${href}" />`)}
    ${modules.map((href) => markup`<link rel="modulepreload" href="${href}" />`)}
    ${page.sheets.map((href) => markup`<link rel="preload" as="style" href="${href}" />`)}
    <script type="module" src="${assets.script}"></script>
  </head>
  <body>
    <div id="root"></div>
    <script type="application/json" id="page-data">${{ source: inert(startup) }}</script>
  </body>
</html>
`.source;
}

/** JSON that cannot end the element in which it stands. */
function inert(startup: OfficeStartup): string {
  return JSON.stringify(startup).replaceAll('<', '\\u003c');
}
