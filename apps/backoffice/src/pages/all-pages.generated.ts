// Written by `npm run generate` from the folders beside it that hold a page.ts.
import approvalsPage from './approvals/page.ts';
import auditPage from './audit/page.ts';
import exportsPage from './exports/page.ts';
import homePage from './home/page.ts';
import operatorsPage from './operators/page.ts';
import playerPage from './player/page.ts';
import playersPage from './players/page.ts';
import settingsPage from './settings/page.ts';
import transfersPage from './transfers/page.ts';

export const pages = {
  'approvals': approvalsPage,
  'audit': auditPage,
  'exports': exportsPage,
  'home': homePage,
  'operators': operatorsPage,
  'player': playerPage,
  'players': playersPage,
  'settings': settingsPage,
  'transfers': transfersPage,
};

declare module '../shared/page/office-page.ts' {
  interface OfficePaths {
    'approvals': keyof (typeof pages)['approvals']['paths'];
    'audit': keyof (typeof pages)['audit']['paths'];
    'exports': keyof (typeof pages)['exports']['paths'];
    'home': keyof (typeof pages)['home']['paths'];
    'operators': keyof (typeof pages)['operators']['paths'];
    'player': keyof (typeof pages)['player']['paths'];
    'players': keyof (typeof pages)['players']['paths'];
    'settings': keyof (typeof pages)['settings']['paths'];
    'transfers': keyof (typeof pages)['transfers']['paths'];
  }
}
