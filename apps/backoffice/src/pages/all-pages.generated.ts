// Written by `npm run generate` from the folders beside it that hold a page.ts.
import approvalsPage from './approvals/page.ts';
import homePage from './home/page.ts';
import operatorsPage from './operators/page.ts';
import playerPage from './player/page.ts';
import playersPage from './players/page.ts';
import reportsPage from './reports/page.ts';
import settingsPage from './settings/page.ts';

export const pages = {
  'approvals': approvalsPage,
  'home': homePage,
  'operators': operatorsPage,
  'player': playerPage,
  'players': playersPage,
  'reports': reportsPage,
  'settings': settingsPage,
};

declare module '../shared/page/office-page.ts' {
  interface OfficePaths {
    'approvals': keyof (typeof pages)['approvals']['paths'];
    'home': keyof (typeof pages)['home']['paths'];
    'operators': keyof (typeof pages)['operators']['paths'];
    'player': keyof (typeof pages)['player']['paths'];
    'players': keyof (typeof pages)['players']['paths'];
    'reports': keyof (typeof pages)['reports']['paths'];
    'settings': keyof (typeof pages)['settings']['paths'];
  }
}
