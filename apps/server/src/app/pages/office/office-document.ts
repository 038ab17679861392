import type { OfficeStartup } from '@pelita/contract/office';
import { languageOf } from '@pelita/i18n';
import { markup } from '../../../platform/providers/sandbox-page/markup.ts';

/** Addresses of what the page consists of. */
export type OfficeAssets = { script: string; sheets: readonly string[]; modules: readonly string[] };

/** The one page of the back office; everything on it is drawn by its script. */
export function officeDocument(
  startup: OfficeStartup,
  assets: OfficeAssets,
  look: { sheet: string; icon: string; themeColour: string },
): string {
  const { tag, direction } = languageOf(startup.language);
  const sheets = [look.sheet, ...assets.sheets];
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
    ${assets.modules.map((href) => markup`<link rel="modulepreload" href="${href}" />`)}
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
