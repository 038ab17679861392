import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import type { Call } from './call.ts';
import * as contract from './calls.ts';

/** The fields of a game, whichever list carries it. */
const game = (list: string): string[] =>
  ['code', 'defaultPlayType', 'accountTypeName', 'gameType', 'isGame', 'vassalage'].map((field) => `${list}.${field}`);

const resource = (list: string): string[] =>
  ['resourceType', 'url', 'qrCodeUrl', 'labelNameEn'].map((field) => `${list}[].${field}`);

const registrationForm =
  'username password confirmPassword payeeName email qqNum mobileNum recommenderId captcha verificationCode affiliateCode paymentPassword line whatsapp facebook wechat idNumber referralCode domain countryDialingCode login registerUrl registerMethod firebaseChannel firebaseIdToken'.split(
    ' ',
  );

/** What section 3 of the specification names, at the calls that carry it; a list's items are `[]`, a map's `{}`. */
const named: Record<string, { query?: string[]; body?: string[]; value?: string[] }> = {
  'POST /wps/session/login': {
    body: ['username', 'password', 'captcha', 'type', 'humanVerification'],
    value: ['token', 'firstTimeLogin', 'passwordExpired', 'userName'],
  },
  'POST /wps/verification/sms/noLogin': {
    body: ['mobileNum', 'countryDialingCode', 'humanVerification'],
    value: ['expiredMinutes', 'message'],
  },
  'POST /wps/verification/sms/register': {
    body: ['mobileNo', 'mobileNum', 'countryDialingCode', 'humanVerification'],
    value: ['expiredMinutes', 'message'],
  },
  'POST /wps/member/password/sms': { body: ['mobileNum', 'countryDialingCode'], value: ['expirationTime', 'message'] },
  'POST /wps/member/password/email': { body: ['username', 'email'] },
  'POST /wps/member/password/verification': {
    body: ['newPassword', 'mobileNum', 'verificationCode', 'humanVerification'],
    value: ['token'],
  },
  'POST /wps/member/password': { body: ['oldPassword', 'newPassword', 'confirmNewPassword'] },
  'PUT /wps/member/register': {
    body: registrationForm,
    value: ['token'],
  },
  'PUT /wps/member/register/mobile': {
    // The username is drawn.
    body: registrationForm.filter((field) => field !== 'username'),
    value: ['token'],
  },
  'POST /wps/session/login/freeplay': { body: ['humanVerification'], value: ['token'] },
  'GET /wps/system/status': {
    query: ['url'],
    value: [
      'location.ip',
      'location.country',
      'maintenance',
      'maintenanceEnd',
      'regionRestriction',
      'info.whitelabel',
      'info.register',
      'info.customerService[].type',
      'info.customerService[].path',
      'info.analytics.gtagId',
      'info.imageCDNs',
      'info.launchGameCDNs',
      ...resource('info.resources'),
    ],
  },
  'GET /wps/system/location': { value: ['ip', 'country'] },
  'GET /wps/system/domainRoute': { value: ['domainList', ...resource('resources')] },
  'GET /wps/system/setting/register': {
    value: ['enabled', 'required', 'acceptedPattern', 'patternId', 'minLength', 'maxLength', 'type'].map(
      (field) => `{}.${field}`,
    ),
  },
  'GET /wps/system/settings/consolidated': { value: ['merchant', 'platform', 'device', 'lotteryType', 'currency'] },
  'GET /wps/system/customerService': { value: ['version.pathList[].type', 'version.pathList[].path'] },
  'GET /wps/v2/wallets/balance': { value: ['sumBalance'] },
  'GET /wps/member/info/funds/consolidated': {
    value: ['sumBalance', 'dailysalreqtype', 'divtypereq', 'contracthoursalreq', 'realtimesalreqtype'],
  },
  MCS2_processDividendReq: { value: ['tiers[].rate', 'tiers[].lossAmount', 'tiers[].activeMembers'] },
  MCS2_processDailySalContract: { value: ['tiers[].betAmount', 'tiers[].activeMembers', 'tiers[].rate'] },
  MCS2_processContractHourSalary: { value: ['tiers[].betAmount', 'tiers[].rate'] },
  MCSFE_processRealTimeSalaryContract: {
    value: ['realTime.profitRate', 'realTime.lossRate', 'realTime.singleBet'],
  },
  GCS_merchantWallet: { value: ['isSingle'] },
  MCSFE_getPlayerAvatar: { value: ['avatar', 'avatarType'] },
  'GET /wps/agent/affiliate': { query: ['code', 'domain'] },
  'GET /wps/system/country': { value: ['[].countryCode', '[].countryDialingCode'] },
  'GET /wps/member/info': {
    value: [
      'id',
      'account',
      'nickname',
      'type',
      'toUpline',
      'clubLabel.labelName',
      'clubLabel.rankLevel',
      'memberLabel',
      'sumBalance',
      'unreadMessage',
      'availablePromo.REFERRAL.enabled',
      'vip',
    ],
  },
  'GET /wps/member/info/icon': { value: ['avatar', 'avatarType'] },
  'PUT /wps/member/profile': {
    body: [
      'nickname',
      'telegram',
      'zalo',
      'birthday',
      'address',
      'nationality',
      'occupation',
      'sourceOfIncome',
      'placeOfBirth',
    ],
  },
  GCSGAME_gameList: { value: game('games[]') },
  GCSGAME_hotGamesV2: {
    query: ['merchantCode', 'isPlatform', 'vassalage', 'platform', 'language'],
    value: ['list', ...game('list[]')],
  },
  GCS_recentGame: { value: game('list[]') },
  GCSGAME_newGameVendor: {
    query: ['platform'],
    value: [
      ...['vassalage', 'displayName', 'gameType', 'accountTypeId', 'isHot'].map(
        (field) => `data.lanes[].cards[].${field}`,
      ),
      ...['title', 'cards', 'gameClassify'].map((field) => `data.lanes[].${field}`),
    ],
  },
  GCSGAME_getVassGameType: { value: ['content.{}.gameCategory', 'content.{}.vendors[].vassalage'] },
  GCSGAME_getRankList: {
    value: ['customerName', 'gameName', 'winAmount', 'gameRoom'].map((field) => `list[].vo.${field}`),
  },
  'GET /wps/game/launchGame': {
    query: [
      'gameId',
      'roomId',
      'nodeId',
      'accountType',
      'confirmTrans',
      'vassalage',
      'launchMode',
      'platform',
      'clientType',
      'username',
      'token',
      'merchantCode',
      'language',
      'lottoArea',
      'lottoPrizeMode',
      'lottoGameCode',
      'lottoView',
      'device',
      'backUrl',
    ],
    value: ['game_url', 'game_url2', 'content'],
  },
  MCSFE_addFavoriteGameV2: { body: ['nodeId'] },
  MCSFE_removeFavoriteGameV2: { query: ['nodeId'] },
  MCSFE_getFavoriteGamesList: { value: ['content', 'pageNum', 'totalPages', ...game('content[]')] },
  MCSFE_getListAnnouncements: {
    query: ['types', 'platform', 'execution'],
    value: ['banners', 'player', 'popup', 'promotion'].flatMap((list) =>
      ['id', 'title', 'content'].map((field) => `${list}[].${field}`),
    ),
  },
};

test.each(Object.entries(named))('API-08 %s carries each field that the specification names', (name, parts) => {
  const call = contract.calls.find((one) => one.name === name);
  if (!call) throw new Error(`there is no call ${name}`);
  for (const part of ['query', 'body', 'value'] as const)
    for (const field of parts[part] ?? []) expect(fieldsOf(call, part), `${part} of ${name}`).toContain(field);
});

function fieldsOf(call: Call, part: 'query' | 'body' | 'value'): string[] {
  const shape = call[part];
  return shape ? pathsIn(z.toJSONSchema(shape, { unrepresentable: 'any', io: 'input' }), '') : [];
}

function pathsIn(schema: unknown, path: string): string[] {
  const { properties = {}, items, additionalProperties, anyOf = [] } = schema as Schema;
  const at = (step: string) => (path === '' ? step : `${path}.${step}`);
  return [
    ...Object.entries(properties).flatMap(([name, one]) => [at(name), ...pathsIn(one, at(name))]),
    ...(items ? pathsIn(items, `${path}[]`) : []),
    ...(typeof additionalProperties === 'object' ? pathsIn(additionalProperties, at('{}')) : []),
    ...anyOf.flatMap((one) => pathsIn(one, path)),
  ];
}

type Schema = {
  properties?: Record<string, unknown>;
  items?: unknown;
  additionalProperties?: unknown;
  anyOf?: unknown[];
};
