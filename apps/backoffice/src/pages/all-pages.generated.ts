// Written by `npm run generate` from the folders beside it that hold a page.ts.
import approvalsPage from './approvals/page.ts';
import auditPage from './audit/page.ts';
import depositsPage from './deposits/page.ts';
import exportsPage from './exports/page.ts';
import homePage from './home/page.ts';
import operatorsPage from './operators/page.ts';
import playerPage from './player/page.ts';
import playersPage from './players/page.ts';
import reportsPage from './reports/page.ts';
import settingsPage from './settings/page.ts';
import transfersPage from './transfers/page.ts';
import withdrawalsPage from './withdrawals/page.ts';

export const pages = {
  'approvals': approvalsPage,
  'audit': auditPage,
  'deposits': depositsPage,
  'exports': exportsPage,
  'home': homePage,
  'operators': operatorsPage,
  'player': playerPage,
  'players': playersPage,
  'reports': reportsPage,
  'settings': settingsPage,
  'transfers': transfersPage,
  'withdrawals': withdrawalsPage,
};

declare module '../shared/page/office-page.ts' {
  interface OfficePaths {
    'approvals': keyof (typeof pages)['approvals']['paths'];
    'audit': keyof (typeof pages)['audit']['paths'];
    'deposits': keyof (typeof pages)['deposits']['paths'];
    'exports': keyof (typeof pages)['exports']['paths'];
    'home': keyof (typeof pages)['home']['paths'];
    'operators': keyof (typeof pages)['operators']['paths'];
    'player': keyof (typeof pages)['player']['paths'];
    'players': keyof (typeof pages)['players']['paths'];
    'reports': keyof (typeof pages)['reports']['paths'];
    'settings': keyof (typeof pages)['settings']['paths'];
    'transfers': keyof (typeof pages)['transfers']['paths'];
    'withdrawals': keyof (typeof pages)['withdrawals']['paths'];
  }
}
