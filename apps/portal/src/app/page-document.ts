import type { Announcement, HelpTopic, PageLook, Startup } from '@pelita/contract';
import { languageOf } from '@pelita/i18n';
import { createHash } from 'node:crypto';
import assets from 'virtual:page-assets';
import { catalogueFile } from '@pelita/i18n/catalogue-files';
import type { Page } from '../shared/page/page.ts';
import { bootScript } from './boot-script.ts';
import { LOGIN_GROUP } from '../features/entrance/login/login-group.ts';
import { machineHead } from './machine-head.ts';
import type { PageAtPath } from './portal-router.ts';
import type { PageName } from '../pages/all-pages.generated.ts';
import { questionsForMachines } from './questions-for-machines.ts';

/** Of the inline script and the styles that stand in a page, like `sha256-…`: what its content security policy allows. */
export type ContentHashes = { scripts: string[]; styles: string[] };

/** The HTML around the rendered markup. */
export function pageDocument(given: {
  markup: string;
  page: Page;
  look: PageLook;
  /** Null where no page is. */
  at: PageAtPath | null;
  /** The page may not be seen by somebody who has not logged in. */
  asksForLogin: boolean;
  /** What the page was loaded with. */
  data: unknown;
  origin: string;
  path: string;
  /** Answered questions of the help, for search engines. */
  questions: readonly HelpTopic[];
}): { html: string; hashes: ContentHashes } {
  const { startup, language, theme } = given.page;
  const { look } = given;
  const { code } = language.get();
  const { tag, direction } = languageOf(code);
  const { head, body } = liftHead(given.markup);
  const title = /<title>([^<]*)/.exec(head)?.[1] ?? '';
  const { origin, path, at } = given;
  const forMachines = machineHead({
    origin,
    path,
    language: code,
    startup: startup.get(),
    look,
    facts: at?.facts,
    title,
  });
  const data = {
    startup: withoutMarkup(startup.get()),
    language: code,
    theme: theme.get(),
    data: given.data,
    entry: assets.entry,
    modules: modulesOf(at, code),
  };
  const sheets = [assets.css, at && assets.cssOf[fileOf(at.name)]].filter((sheet) => sheet != null);
  const styles = [...sheets.map(({ text }) => text), look.style];
  const html = [
    `<!doctype html><html lang="${tag}" dir="${direction}" data-theme="${theme.get()}"${given.asksForLogin ? ' data-door' : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    // The page comes in one flight and is painted whole: half of it, which a busy device would show, moves as the rest comes.
    '<link rel="expect" href="#page-data" blocking="render">',
    ...assets.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    head,
    forMachines,
    given.questions.length > 0
      ? `<script type="application/ld+json">${inert(questionsForMachines(given.questions))}</script>`
      : '',
    `<link rel="icon" href="${look.icon}" type="image/svg+xml"><meta name="theme-color" content="${look.themeColours[theme.get()]}">`,
    ...assets.cssLinks.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...sheets.map(({ text, hrefs }) => `<style data-sheets="${hrefs.join(' ')}">${text}</style>`),
    `<style>${look.style}</style>`,
    `<script>${bootScript}</script></head><body><div id="root">${body}</div>`,
    `<script type="application/json" id="page-data">${inert(data)}</script></body></html>`,
  ].join('');
  return { html, hashes: { scripts: [hash(bootScript)], styles: styles.map(hash) } };
}

/** Where a page's component is, by which the manifest of the build names its chunk. */
function fileOf(name: PageName): string {
  return `src/pages/${name}/${name}-page.tsx`;
}

function modulesOf(at: PageAtPath | null, language: string): string[] {
  const files = [
    'src/entry-client.tsx',
    catalogueFile(language, 'page'),
    ...(at ? [fileOf(at.name)] : []),
    ...(at?.texts ? [catalogueFile(language, at.texts)] : []),
  ];
  const urls = files.flatMap((file) => assets.modulesOf[file] ?? []);
  return [...new Set(urls)].filter((url) => !assets.entry.includes(url));
}

/** React writes titles and hints before the markup; they belong into the head. */
function liftHead(markup: string): { head: string; body: string } {
  const lifted = /^(?:<title>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)+/.exec(markup)?.[0] ?? '';
  return { head: lifted, body: markup.slice(lifted.length) };
}

/** The words of announcements travel once: as plain text. Whoever shows their markup asks for it. */
function withoutMarkup(startup: Startup): Startup {
  const plain = (list: Startup['announcements']['player']) => list.map((item) => ({ ...item, content: '' }));
  const { banners, player, popup, promotion } = startup.announcements;
  return {
    ...startup,
    announcements: {
      banners: [
        ...plain(banners.filter(({ group }) => group === null || group === 'home')),
        ...banners.filter(({ group }) => group === LOGIN_GROUP).map(withoutWords),
      ],
      player: plain(player),
      popup: plain(popup),
      promotion,
    },
  };
}

/** What stands behind a press comes by its call; a page knows that there is one, and keeps its place. */
function withoutWords(banner: Announcement): Announcement {
  return { ...banner, id: '', title: '', summary: '', content: '', announcementImages: [], scene: null };
}

function inert(data: unknown): string {
  return JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

function hash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
