import { adjustmentsSettings } from '../modules/adjustments/settings.ts';
import { accountsSettings } from '../modules/accounts/settings.ts';
import { agentsSettings } from '../modules/agents/settings.ts';
import { bonusSettings } from '../modules/bonuses/settings.ts';
import { entranceSettings } from '../modules/entrance/settings.ts';
import { feedbackSettings } from '../modules/feedback/settings.ts';
import { pointsSettings } from '../modules/points/settings.ts';
import { promotionsSettings } from '../modules/promotions/settings.ts';
import { lotterySettings } from '../modules/lottery/settings.ts';
import { riskSettings } from '../modules/risk/settings.ts';
import { rewardsSettings } from '../modules/rewards/settings.ts';
import { saferPlaySettings } from '../modules/safer-play/settings.ts';
import { siteSettings } from '../modules/site/settings.ts';
import { contractSettings } from '../modules/contracts/settings.ts';
import { referralSettings } from '../modules/referral/settings.ts';
import { verificationSettings } from '../modules/verification/settings.ts';
import { vipSettings } from '../modules/vip/settings.ts';
import { teamsSettings } from '../modules/teams/settings.ts';
import { withdrawalSettings } from '../modules/withdrawals/settings.ts';
import { httpSettings } from '../platform/http/settings.ts';
import { socialSettings } from '../platform/providers/identity/settings.ts';
import { smsSettings } from '../platform/providers/sms/settings.ts';
import { settingCatalogue } from '../platform/settings/catalogue.ts';

/** Every setting of the server. An area that gets its first setting gets a line here. */
export const settings = {
  catalogue: settingCatalogue(
    httpSettings,
    siteSettings,
    accountsSettings,
    agentsSettings,
    entranceSettings,
    smsSettings,
    socialSettings,
    feedbackSettings,
    adjustmentsSettings,
    pointsSettings,
    promotionsSettings,
    saferPlaySettings,
    riskSettings,
    verificationSettings,
    vipSettings,
    referralSettings,
    teamsSettings,
    withdrawalSettings,
    contractSettings,
    bonusSettings,
    rewardsSettings,
    lotterySettings,
  ),
};
