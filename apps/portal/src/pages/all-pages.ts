// Written by `npm run generate` from the folders beside it that hold a page.ts.
import category from './category/page.ts';
import coming from './coming/page.ts';
import download from './download/page.ts';
import game from './game/page.ts';
import help from './help/page.ts';
import home from './home/page.ts';
import hot from './hot/page.ts';
import join from './join/page.ts';
import notice from './notice/page.ts';
import papers from './papers/page.ts';

export const pages = { category, coming, download, game, help, home, hot, join, notice, papers };
export type PageName = keyof typeof pages;

declare module '@pelita/router' {
  interface Register {
    path: { [Name in PageName]: keyof (typeof pages)[Name]['paths'] }[PageName];
  }
}
