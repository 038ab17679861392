// Written by `npm run generate` from the folders beside it that hold a page.ts.
import agentContractsPage from './agent-contracts/page.ts';
import agentDebtsPage from './agent-debts/page.ts';
import agentRunsPage from './agent-runs/page.ts';
import agentsPage from './agents/page.ts';
import announcementPage from './announcement/page.ts';
import announcementsPage from './announcements/page.ts';
import approvalsPage from './approvals/page.ts';
import auditPage from './audit/page.ts';
import bookCorrectionsPage from './book-corrections/page.ts';
import bookMatchesPage from './book-matches/page.ts';
import cardPairsPage from './card-pairs/page.ts';
import cataloguePage from './catalogue/page.ts';
import depositsPage from './deposits/page.ts';
import disputesPage from './disputes/page.ts';
import drawPage from './draw/page.ts';
import drawsPage from './draws/page.ts';
import envelopesPage from './envelopes/page.ts';
import exportsPage from './exports/page.ts';
import feedbackPage from './feedback/page.ts';
import homePage from './home/page.ts';
import lotteriesPage from './lotteries/page.ts';
import lotteryDrawPage from './lottery-draw/page.ts';
import lotteryOrdersPage from './lottery-orders/page.ts';
import messagePage from './message/page.ts';
import missionsPage from './missions/page.ts';
import operatorsPage from './operators/page.ts';
import ownExportsPage from './own-exports/page.ts';
import playerPage from './player/page.ts';
import playersPage from './players/page.ts';
import pointExchangesPage from './point-exchanges/page.ts';
import pointGoodsPage from './point-goods/page.ts';
import promotionPage from './promotion/page.ts';
import promotionClaimsPage from './promotion-claims/page.ts';
import promotionsPage from './promotions/page.ts';
import rafflesPage from './raffles/page.ts';
import referralsPage from './referrals/page.ts';
import reportsPage from './reports/page.ts';
import riskCasePage from './risk-case/page.ts';
import riskCasesPage from './risk-cases/page.ts';
import riskFindingsPage from './risk-findings/page.ts';
import saferPlayPage from './safer-play/page.ts';
import settingsPage from './settings/page.ts';
import transfersPage from './transfers/page.ts';
import vendorTransfersPage from './vendor-transfers/page.ts';
import verificationsPage from './verifications/page.ts';
import vipRanksPage from './vip-ranks/page.ts';
import vouchersPage from './vouchers/page.ts';
import withdrawalsPage from './withdrawals/page.ts';

export const pages = {
  'agent-contracts': agentContractsPage,
  'agent-debts': agentDebtsPage,
  'agent-runs': agentRunsPage,
  'agents': agentsPage,
  'announcement': announcementPage,
  'announcements': announcementsPage,
  'approvals': approvalsPage,
  'audit': auditPage,
  'book-corrections': bookCorrectionsPage,
  'book-matches': bookMatchesPage,
  'card-pairs': cardPairsPage,
  'catalogue': cataloguePage,
  'deposits': depositsPage,
  'disputes': disputesPage,
  'draw': drawPage,
  'draws': drawsPage,
  'envelopes': envelopesPage,
  'exports': exportsPage,
  'feedback': feedbackPage,
  'home': homePage,
  'lotteries': lotteriesPage,
  'lottery-draw': lotteryDrawPage,
  'lottery-orders': lotteryOrdersPage,
  'message': messagePage,
  'missions': missionsPage,
  'operators': operatorsPage,
  'own-exports': ownExportsPage,
  'player': playerPage,
  'players': playersPage,
  'point-exchanges': pointExchangesPage,
  'point-goods': pointGoodsPage,
  'promotion': promotionPage,
  'promotion-claims': promotionClaimsPage,
  'promotions': promotionsPage,
  'raffles': rafflesPage,
  'referrals': referralsPage,
  'reports': reportsPage,
  'risk-case': riskCasePage,
  'risk-cases': riskCasesPage,
  'risk-findings': riskFindingsPage,
  'safer-play': saferPlayPage,
  'settings': settingsPage,
  'transfers': transfersPage,
  'vendor-transfers': vendorTransfersPage,
  'verifications': verificationsPage,
  'vip-ranks': vipRanksPage,
  'vouchers': vouchersPage,
  'withdrawals': withdrawalsPage,
};

declare module '../shared/page/office-page.ts' {
  interface OfficePaths {
    'agent-contracts': keyof (typeof pages)['agent-contracts']['paths'];
    'agent-debts': keyof (typeof pages)['agent-debts']['paths'];
    'agent-runs': keyof (typeof pages)['agent-runs']['paths'];
    'agents': keyof (typeof pages)['agents']['paths'];
    'announcement': keyof (typeof pages)['announcement']['paths'];
    'announcements': keyof (typeof pages)['announcements']['paths'];
    'approvals': keyof (typeof pages)['approvals']['paths'];
    'audit': keyof (typeof pages)['audit']['paths'];
    'book-corrections': keyof (typeof pages)['book-corrections']['paths'];
    'book-matches': keyof (typeof pages)['book-matches']['paths'];
    'card-pairs': keyof (typeof pages)['card-pairs']['paths'];
    'catalogue': keyof (typeof pages)['catalogue']['paths'];
    'deposits': keyof (typeof pages)['deposits']['paths'];
    'disputes': keyof (typeof pages)['disputes']['paths'];
    'draw': keyof (typeof pages)['draw']['paths'];
    'draws': keyof (typeof pages)['draws']['paths'];
    'envelopes': keyof (typeof pages)['envelopes']['paths'];
    'exports': keyof (typeof pages)['exports']['paths'];
    'feedback': keyof (typeof pages)['feedback']['paths'];
    'home': keyof (typeof pages)['home']['paths'];
    'lotteries': keyof (typeof pages)['lotteries']['paths'];
    'lottery-draw': keyof (typeof pages)['lottery-draw']['paths'];
    'lottery-orders': keyof (typeof pages)['lottery-orders']['paths'];
    'message': keyof (typeof pages)['message']['paths'];
    'missions': keyof (typeof pages)['missions']['paths'];
    'operators': keyof (typeof pages)['operators']['paths'];
    'own-exports': keyof (typeof pages)['own-exports']['paths'];
    'player': keyof (typeof pages)['player']['paths'];
    'players': keyof (typeof pages)['players']['paths'];
    'point-exchanges': keyof (typeof pages)['point-exchanges']['paths'];
    'point-goods': keyof (typeof pages)['point-goods']['paths'];
    'promotion': keyof (typeof pages)['promotion']['paths'];
    'promotion-claims': keyof (typeof pages)['promotion-claims']['paths'];
    'promotions': keyof (typeof pages)['promotions']['paths'];
    'raffles': keyof (typeof pages)['raffles']['paths'];
    'referrals': keyof (typeof pages)['referrals']['paths'];
    'reports': keyof (typeof pages)['reports']['paths'];
    'risk-case': keyof (typeof pages)['risk-case']['paths'];
    'risk-cases': keyof (typeof pages)['risk-cases']['paths'];
    'risk-findings': keyof (typeof pages)['risk-findings']['paths'];
    'safer-play': keyof (typeof pages)['safer-play']['paths'];
    'settings': keyof (typeof pages)['settings']['paths'];
    'transfers': keyof (typeof pages)['transfers']['paths'];
    'vendor-transfers': keyof (typeof pages)['vendor-transfers']['paths'];
    'verifications': keyof (typeof pages)['verifications']['paths'];
    'vip-ranks': keyof (typeof pages)['vip-ranks']['paths'];
    'vouchers': keyof (typeof pages)['vouchers']['paths'];
    'withdrawals': keyof (typeof pages)['withdrawals']['paths'];
  }
}
