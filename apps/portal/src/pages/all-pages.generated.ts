// Written by `npm run generate` from the folders beside it that hold a page.ts.
import categoryPage from './category/page.ts';
import comingPage from './coming/page.ts';
import downloadPage from './download/page.ts';
import gamePage from './game/page.ts';
import helpPage from './help/page.ts';
import homePage from './home/page.ts';
import hotPage from './hot/page.ts';
import joinPage from './join/page.ts';
import lotteryPage from './lottery/page.ts';
import noticePage from './notice/page.ts';
import papersPage from './papers/page.ts';
import pointMallPage from './point-mall/page.ts';

export const pages = {
  'category': categoryPage,
  'coming': comingPage,
  'download': downloadPage,
  'game': gamePage,
  'help': helpPage,
  'home': homePage,
  'hot': hotPage,
  'join': joinPage,
  'lottery': lotteryPage,
  'notice': noticePage,
  'papers': papersPage,
  'point-mall': pointMallPage,
};
export type PageName = keyof typeof pages;

declare module '@pelita/router' {
  interface Register {
    path: { [Name in PageName]: keyof (typeof pages)[Name]['paths'] }[PageName];
  }
}
