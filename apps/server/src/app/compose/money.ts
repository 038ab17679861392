import { type Adyen, adyenModule } from '../../modules/adyen/index.ts';
import { auditModule, lastAnchored } from '../../modules/audit/index.ts';
import type { DepositMethod } from '@pelita/contract';
import { type CashierNeeds, cashierModule, countPending } from '../../modules/cashier/index.ts';
import { pictureUrl } from '../../modules/catalogue/index.ts';
import { figuresModule } from '../../modules/figures/index.ts';
import { contractsModule, openOfferFamilies } from '../../modules/contracts/index.ts';
import { checkBook, countBook, ledgerModule, sealedBefore } from '../../modules/ledger/index.ts';
import {
  type BookCheck,
  hasOpenDifference,
  lastComparison,
  reconciliationModule,
} from '../../modules/reconciliation/index.ts';
import { checkBonuses, countBonuses } from '../../modules/bonuses/index.ts';
import { checkLottery, countLottery } from '../../modules/lottery/index.ts';
import { STUDIO_PROVIDER_CODE, type StudioModule } from '../../modules/studio/index.ts';
import {
  checkVendorTransfers,
  countVendorTransfers,
  hasMoneyAtVendors,
  type VendorWalletNeeds,
  vendorWalletsModule,
} from '../../modules/vendor-wallets/index.ts';
import {
  askAboutPayout,
  checkWithdrawals,
  countWithdrawals,
  moveTurnover,
  openDepositTurnover,
  type WithdrawalNeeds,
  withdrawalsModule,
} from '../../modules/withdrawals/index.ts';
import { identityOf, refuseUnverified, verificationModule } from '../../modules/verification/index.ts';
import {
  isExcluded,
  refuseDepositOverLimit,
  refuseWhenLimited,
  saferPlayModule,
  type SaferPlayNeeds,
} from '../../modules/safer-play/index.ts';
import { withdrawalLimitsOf } from '../../modules/vip/index.ts';
import { disputesModule } from '../../modules/disputes/index.ts';
import { riskModule } from '../../modules/risk/index.ts';
import { type TeamNeeds, teamsModule } from '../../modules/teams/index.ts';
import { type RecordsNeeds, recordsModule } from '../../modules/records/index.ts';
import { type WalletModule, walletModule, type WalletNeeds } from '../../modules/wallet/index.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { originFor } from '../../platform/http/request-origin.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Sandbox } from './sandbox.ts';
import { waitingQueues } from './waiting-queues.ts';

export type MoneyNeeds = Omit<WalletNeeds, 'country' | 'openOfferFamilies'> &
  Pick<CashierNeeds, 'contactOf' | 'mail' | 'depositBonus'> &
  Pick<VendorWalletNeeds, 'refuseMoneyOut' | 'vendorUserOf' | 'knownVendorUserOf'> &
  Pick<TeamNeeds, 'hasher' | 'openAccountBelow'> &
  SaferPlayNeeds &
  Pick<WithdrawalNeeds, 'checkPaymentPassword' | 'checkAuthenticator' | 'bindControlled'> & {
    sandbox: Pick<Sandbox, 'bank' | 'transferVendor' | 'payouts'>;
    adyen: Adyen | null;
    depositMethods: readonly DepositMethod[];
    studioBook: StudioModule['ownBook'];
    recordedGames: RecordsNeeds['games'];
    vendorNames: RecordsNeeds['vendorNames'];
    checkableRound: RecordsNeeds['checkableRound'];
  };

/** Wallets, what moves money in and out of them, and the check that the books agree. */
export function composeMoney(platform: Platform, needs: MoneyNeeds) {
  const { currency, country, timeZone } = platform.brand;
  const { bank, transferVendor, payouts } = needs.sandbox;
  const { adyen } = needs;
  const wallet = walletModule(platform, { ...needs, country, openOfferFamilies: openOfferFamilies(platform.settings) });
  const cashier = cashierModule(platform, {
    currency,
    timeZone,
    methods: needs.depositMethods,
    providers: Object.fromEntries(
      [bank?.provider, adyen?.payments].flatMap((provider) => (provider ? [[provider.code, provider]] : [])),
    ),
    bank,
    mail: needs.mail,
    contactOf: needs.contactOf,
    originFor: originFor(platform),
    openTurnover: openDepositTurnover(platform.settings),
    refuseUnverified: refuseUnverified(platform.settings),
    refuseOverLimit: refuseDepositOverLimit(platform.settings),
    depositBonus: needs.depositBonus,
    bindControlled: needs.bindControlled,
    pictureUrl,
  });
  const vendorWallets = vendorWalletsModule({
    currency,
    vendors: transferVendor ? { [transferVendor.code]: transferVendor } : {},
    vendorUserOf: needs.vendorUserOf,
    knownVendorUserOf: needs.knownVendorUserOf,
    refuseWhenLimited,
    refuseMoneyOut: needs.refuseMoneyOut,
  });
  const withdrawals = withdrawalsModule(platform, {
    currency,
    timeZone,
    payer: adyen?.payouts ?? payouts?.provider ?? null,
    bank: payouts,
    checkPaymentPassword: needs.checkPaymentPassword,
    checkAuthenticator: needs.checkAuthenticator,
    refuseMoneyOut: needs.refuseMoneyOut,
    bindControlled: needs.bindControlled,
    rankLimitsOf: withdrawalLimitsOf,
    hasBookDifference: hasOpenDifference,
    identityOf: identityOf(platform.settings),
    refuseUnverified: refuseUnverified(platform.settings),
  });
  const reconciliation = reconciliationModule(platform, {
    sealedBefore,
    checks: [
      { count: countBook, find: checkBook },
      { count: wallet.countTransactions, find: wallet.checkTransactions },
      studioBookCheck(needs.studioBook, wallet.compareReport),
      { count: countVendorTransfers, find: checkVendorTransfers },
      { count: countWithdrawals, find: checkWithdrawals },
      { count: countLottery, find: checkLottery },
      { count: countBonuses, find: checkBonuses },
    ],
  });
  return {
    modules: [
      ledgerModule(platform),
      wallet,
      cashier,
      vendorWallets,
      withdrawals,
      ...(adyen
        ? [
            adyenModule(platform, adyen, {
              originFor: originFor(platform),
              settleDeposit: cashier.settleDeposit,
              askAboutPayout,
            }),
          ]
        : []),
      reconciliation,
      figuresModule(platform, { queues: waitingQueues, books: lastComparison, anchoredAt: lastAnchored }),
      saferPlayModule(platform, { endSessions: needs.endSessions, checkOwnPassword: needs.checkOwnPassword }),
      verificationModule(platform, {
        bindControlled: needs.bindControlled,
        endSessions: needs.endSessions,
        isExcluded,
      }),
      disputesModule(platform),
      riskModule(platform, { bindControlled: needs.bindControlled, endSessions: needs.endSessions }),
      recordsModule({
        games: needs.recordedGames,
        vendorNames: needs.vendorNames,
        checkableRound: needs.checkableRound,
      }),
      contractsModule(platform, { bindControlled: needs.bindControlled }),
      teamsModule(platform, {
        vendorNames: needs.vendorNames,
        hasher: needs.hasher,
        openAccountBelow: needs.openAccountBelow,
        checkPaymentPassword: needs.checkPaymentPassword,
        checkAuthenticator: needs.checkAuthenticator,
        refuseMoneyOut: needs.refuseMoneyOut,
        moveTurnover: moveTurnover(platform.settings),
        bindControlled: needs.bindControlled,
      }),
      auditModule(platform),
    ],
    wallet,
    withdrawals,
    reconciliation,
    hasMoneyElsewhere: async (...[tx, playerId]: Parameters<typeof countPending>) =>
      (await countPending(tx, playerId)) > 0 || (await hasMoneyAtVendors(tx, playerId)),
  };
}

/** How far back the studio's book is compared with ours each night. */
const STUDIO_BOOK_HOURS = 48;
/** The two may have noted one transaction at different instants, so the studio's book is read from a little earlier. */
const STUDIO_BOOK_LEAD_HOURS = 1;

/** The studio is a provider, and its book is compared with ours as any provider's report is. */
function studioBookCheck(ownBook: StudioModule['ownBook'], compare: WalletModule['compareReport']): BookCheck {
  const startOf = (tx: Tx) => tx.now.subtract({ hours: STUDIO_BOOK_HOURS });
  const read = (tx: Tx) => ownBook(tx, startOf(tx).subtract({ hours: STUDIO_BOOK_LEAD_HOURS }));
  return {
    count: async (tx) => ({ studioTransactions: (await read(tx)).length }),
    find: async (tx) =>
      await compare(tx, {
        providerCode: STUDIO_PROVIDER_CODE,
        report: await read(tx),
        period: { from: startOf(tx), before: null },
      }),
  };
}
