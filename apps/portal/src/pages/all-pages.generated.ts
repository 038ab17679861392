// Written by `npm run generate` from the folders beside it that hold a page.ts.
import activityCentrePage from './activity-centre/page.ts';
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
import promoDetailPage from './promo-detail/page.ts';
import promotionsPage from './promotions/page.ts';
import vipPage from './vip/page.ts';

export const pages = {
  'activity-centre': activityCentrePage,
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
  'promo-detail': promoDetailPage,
  'promotions': promotionsPage,
  'vip': vipPage,
};
export type PageName = keyof typeof pages;

declare module '@pelita/router' {
  interface Register {
    path: { [Name in PageName]: keyof (typeof pages)[Name]['paths'] }[PageName];
  }
}
