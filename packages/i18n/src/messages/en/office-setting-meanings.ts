export const bundles = ['office'] as const;

/** What each setting does, by its key with underscores. That each has words is proved by the server’s `setting-words.test.ts`. */
export const officeSettingMeanings = {
  site_domains: 'Hosts of the brand, the main one first; empty answers on every host.',
  site_blockedAddresses: 'Addresses and ranges that are answered only by the words that they are blocked.',
  site_status: '0 is open, 1 is in maintenance.',
  site_maintenanceEnd: 'When maintenance should end, as visitors are told.',
  site_regions: 'Countries that are served, ISO 3166 alpha-2; empty serves all.',
  site_unknownCountry:
    'What happens, while only some countries are served, to a visitor whose country no trusted proxy names.',
  site_loginBeforeHome: 'Whether a visitor must log in before the home page.',
  site_customerService: 'Channels of the customer service.',
  site_resources: 'Things to download, like apps.',
  site_gtagId: 'Google tag of the brand.',
  site_imageCDNs: 'Origins that serve pictures.',
  site_launchGameCDNs: 'Origins that serve game launches.',
  languages_offered:
    'Languages in the menu, in its order; those that the brand lacks are left out. Empty offers all of the brand’s.',
  navigation_lotteryClick: 'What a click on the lottery item does: opens its page or launches the lottery.',
  registration_welcomeAmountMinor:
    'Real money that each new member is credited, in minor units of the brand’s currency, and that the title of the registration names; 0 promises nothing. Ask for a proved number too where it is set.',
  features_directRegistration: 'Visitors may register.',
  registration_fields: 'Changes to the rules of single registration fields; a patternId brings its pattern along.',
  login_trimPassword: 'Whether spaces around a typed password are dropped.',
  session_duplicateLogin: 'Whether an account may have several sessions; if not, a login ends the others.',
  password_expiryDays:
    'A login password must be changed so many days after it was set, where PWDEXPFORCECHANGE3 is on; 0 is never.',
  session_idleMinutes: 'A session without any action for so many minutes is over.',
  session_longestMinutes: 'A session is over so many minutes after its login, however busy it is.',
  login_trustedDeviceDays:
    'A device that its member trusts is not asked for the second step for so many days; 0 lets none be trusted.',
  account_flaggedDefaultPassword: 'A password that must be changed at login; empty is off. Never sent to a client.',
  features_passwordExpiry: 'Expired passwords must be changed at login.',
  features_dividendContracts: 'Contracts on a share of a team’s loss.',
  features_dailyWages: 'Contracts on a team’s stakes of a day.',
  features_hourlySalary: 'Contracts on a team’s stakes of an hour.',
  features_realTimeSalary: 'Contracts on each settled bet of a team.',
  contracts_offerHours: 'How long an offer waits for its answer.',
  contracts_activeStake: 'A member who stakes so much in a window counts as active.',
  contracts_carryPolicy:
    'What a team’s win does to later dividends: none, permanent (until it is recovered), previous (one period), month.',
  contracts_highestRates: 'The highest rate of each family, in percent.',
  contracts_edges:
    'By market, what is kept of bets on one of two sides, in percent. Terms by which a team earns more are refused.',
  contracts_otherIncentives: 'What stakes earn beside contracts, in percent: points, VIP and bonuses together.',
  approvals_agentRun_secondAbove: 'A settlement that pays more waits until two operators release it.',
  agent_centreTypes: 'Account types that may open the agent centre.',
  agent_maximumDepth: 'How many levels of accounts there may be below one at the top.',
  agent_topRebateMillionths: 'The rebate of an account at the top, which caps all below it; 5000 is 0.5 %.',
  agent_topPrizeMode: 'The prize mode of an account at the top, which caps all below it.',
  agent_activeStake: 'What an account stakes on a day to count as active.',
  agent_transferMinimum: 'The smallest transfer within a team.',
  agent_transferMaximum: 'The largest transfer within a team.',
  agent_transferDailyMaximum: 'What an account may transfer on one day.',
  agent_transferDailyCount: 'How many transfers an account may make on one day.',
  features_playerTransfers: 'Transfers from an account to its upline, and from an agent to those directly below.',
  login_captchaAfterFailures:
    'A login by a name or from an address that failed so often needs a captcha; 0 asks for none.',
  codes_expiryMinutes: 'A one-time code is good for so many minutes.',
  recovery_revealUnknownAccount:
    'Whether a visitor who asks for a new password by mail is told that no such account exists.',
  freePlay_grantMinor: 'Play money of a new trial account, in minor units of the brand’s currency.',
  freePlay_keptDays: 'How many days a trial account is kept without being used.',
  features_usernameRegistration: 'Registration by username.',
  features_mobileRegistration: 'Registration by mobile number.',
  features_mobileVerificationAtRegistration: 'A code by text message at registration.',
  features_passwordAtMobileRegistration: 'A password at mobile registration.',
  features_mobileCodeLogin: 'Login by a code sent to the mobile number.',
  features_loginAddressVerification: 'A second step at logins from an address that the member has not used before.',
  features_googleLogin: 'Login and registration by an account at Google.',
  features_facebookLogin: 'Login and registration by an account at Facebook.',
  features_rememberMe: 'The login form keeps username and password for one day.',
  features_freePlay: 'Trial accounts with play money.',
  features_verificationAtPasswordChange: 'A code before a password changes.',
  sms_path: 'Who proves the mobile number of a registration: the server by its carrier, or an identity provider.',
  sms_identityProvider: 'The identity provider for phones: whose tokens count, and where clients ask it.',
  social_google: 'What Google gave the brand for logins by it: issuer, clientId, clientSecret.',
  social_facebook:
    'What Facebook gave the brand for logins by it, with the tokenEndpoint that its document leaves out.',
  feedback_picturesKeptDays: 'How many days the pictures of a message are kept; its words stay.',
  features_feedbackCaptcha: 'A message to the operator needs the digits of a picture, beside the human check.',
  approvals_adjustment_secondAbove:
    'Adjustments above this sum, of a player or by an operator within 24 hours, need a second operator; 0: all of them.',
  lottery_limits:
    'The most that is staked in one draw, in real money: on a number of a play type, on a play type, on the draw, and by one member.',
  lottery_keptDays:
    'How many days after its settlement a draw keeps the lines of its bets. A draw whose lines are gone can still be void, but not corrected.',
  lottery_games:
    'What differs for a lottery, by its code: any of the limits, and whether bets may be cancelled until closing.',
  withdrawals_minimum: 'The smallest withdrawal.',
  withdrawals_maximum: 'The largest withdrawal.',
  withdrawals_dailyMaximum: 'What a player may take out in one business day, all withdrawals together.',
  withdrawals_fee: 'Taken from each withdrawal once it is paid whole.',
  withdrawals_openMaximum: 'How many withdrawals of one player may be open at once.',
  withdrawals_withBonus:
    'Whether a withdrawal gives up the bonus that is played, after the player has agreed, or waits until its turnover is met.',
  withdrawals_depositTurnover:
    'How many times a deposit has to be staked before money leaves; deposits keep what held when they came.',
  withdrawals_unmetTurnoverFeePercent:
    'What money costs that leaves before its turnover is met, where the player agrees; 0 lets none leave.',
  withdrawals_turnoverReleaseBelow:
    'A deposit that comes while less than this is left, and nothing is at play, ends what was to be staked before; 0 never.',
  withdrawals_receiptMinutes:
    'A payment without a confirmation after so many minutes counts as received; 0 asks no player and takes the payment provider’s outcome.',
  withdrawals_autoApproveBelow: 'Smaller withdrawals without any flag are approved without an operator.',
  approvals_withdrawal_secondAbove:
    'Above this sum in 24 hours, of the player or the operator, a second operator looks; 0 is always.',
  features_rewardCentre: 'Whether players see their rewards in the member centre.',
  bonuses_order:
    'What a stake takes first: cash, bonus money, or both in proportion. Bonuses keep the order under which they were granted.',
  bonuses_contributions:
    'How many per cent of a stake count towards the turnover of a bonus, by category. A bonus may have its own.',
  bonuses_releaseBelow:
    'A bonus is released without the rest of its turnover once less than this is left, with open bets; 0 never.',
  features_referral: 'Players invite friends by a link and earn with what the friends pay in and stake.',
  referral_steps:
    'What a friend has to have paid in and staked in all, and what each step earns. Empty takes the steps of the brand.',
  referral_turnover: 'How many times a reward for a friend has to be staked before it is withdrawn.',
  vip_period:
    'The period in which a rank is kept by stakes: a month or a quarter. It is judged once, after its last day.',
  verification_requiredBefore:
    'Before what a player has to be verified: never, before a deposit, before a withdrawal, or before more than a sum is paid in or out.',
  verification_requiredAbove: 'The sum in all, where it is asked for before an amount.',
  verification_needsAddress: 'Whether a proof of address belongs to it.',
  verification_needsSelfie: 'Whether a picture of the face belongs to it.',
  verification_keptDays:
    'How long accepted documents are kept after the decision; what was not accepted goes after 30 days.',
  site_minimumAgeYears:
    'How old somebody must be to play; the brand’s own age holds where it is higher. Who is verified and younger is asked to verify again.',
  saferPlay_realityLongestMinutes:
    'The longest interval that players may choose for the reality check; 0 lets them choose any, and never.',
  saferPlay_depositLimitNeeded: 'Whether a player has to set a deposit limit of their own before the first deposit.',
  saferPlay_realityMinutes:
    'After how many minutes a player who has chosen nothing is shown the time and the result of the session; 0 for never.',
  vip_giftTurnover: 'How many times a gift of a rank has to be staked before it is withdrawn.',
  points_conversionRatio: 'How many points one whole unit of the currency costs when they are converted.',
  points_isConvertible: 'Whether players may convert points to money; goods stay either way.',
  promotions_multiplierCap:
    'The most often that a promotion may ask for its base to be staked; empty for no bound. It holds for what is granted from then on, too.',
  promotions_secondAboveBudget: 'Above this budget, and without one, publishing a promotion takes a second operator.',
  risk_rapidInOut:
    'Looks for players who take out at least `withdrawnPercent` of what came in within `hours` before, from `minimum` on, and staked less than `playedPercent` of it. To find less takes two operators.',
  risk_sharedMeans:
    'Looks for players who log in with a device, used within `days`, or add a bank account, of at least `accounts` others.',
  risk_oppositeBets:
    'Looks for accounts with a device or a bank account in common that bet both sides of at least `rounds` rounds in a day, the smaller side at least `percent` of the larger.',
  risk_structuredDeposits:
    'Looks for at least `count` deposits within `hours`, each below `below` by at most `bandPercent`.',
  risk_changeOfPlay:
    'Compares a day with the player’s own four weeks before, where at least `minimum` was staked. Of four signs at least `signs` have to be there: stakes `stakeTimes` times the usual after losses, `nightPercent` of the stakes between `nightFrom` and `nightUntil` by who stakes at most `usualNightPercent` then, `deposits` deposits each after a loss, and a raise of limits.',
} as const;
