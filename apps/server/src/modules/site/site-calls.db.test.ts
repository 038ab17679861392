import {
  getConsolidatedSettings,
  getCountries,
  getDomainRoute,
  getLocation,
  getSealingKeys,
  getSystemStatus,
  getWhitelabel,
  Refusal,
} from '@pelita/contract';
import { testDatabase, testServer } from '@pelita/testkit';
import { describe, expect, test } from 'vitest';
import { siteModule } from './index.ts';
import { noRates } from '../../platform/http/rate/rates.ts';
import { writeSetting } from '../../platform/settings/store.ts';
import { setSetting } from '../../platform/settings/testing/set-setting.ts';

const world = await testDatabase({ variables: { TRUST_PROXY: '127.0.0.1', GEO_HEADER: 'X-Country' } });
const server = await testServer(world);
const ownHost = new URL(server.origin).host;
const from = (country: string) => ({ headers: { 'x-country': country, 'x-forwarded-for': '203.0.113.7' } });
const status = async (country = 'MY') => (await server.send(getSystemStatus, { query: {} }, from(country))).value;

describe('API-01 GET /wps/system/status', () => {
  test('SITE-05 says that the site is open, to whom it speaks, and what the portal needs to start', async () => {
    await setSetting(world, 'site.customerService', [{ type: '1', path: 'https://help.example' }]);
    await setSetting(world, 'site.domains', ['play.example', 'spare.example']);
    await setSetting(world, 'site.gtagId', 'G-TEST1');
    await setSetting(world, 'site.imageCDNs', ['https://pictures.example']);
    await setSetting(world, 'site.launchGameCDNs', ['https://games.example']);
    expect(await status()).toEqual({
      status: 0,
      maintenance: false,
      maintenanceEnd: null,
      regionRestriction: false,
      domainCheckFailed: true,
      location: { ip: '203.0.113.7', country: 'MY' },
      info: {
        customerService: [{ type: '1', path: 'https://help.example' }],
        domainRoute: ['play.example', 'spare.example'],
        resources: [],
        whitelabel: world.platform.brand.merchant,
        register: true,
        mainDomain: 'play.example',
        analytics: { gtagId: 'G-TEST1' },
        imageCDNs: ['https://pictures.example'],
        launchGameCDNs: ['https://games.example'],
      },
    });
  });

  test('SITE-05 without domains of its own the site is at home where it was asked; closed registration is told', async () => {
    await setSetting(world, 'site.domains', []);
    await setSetting(world, 'features.directRegistration', false);
    const { info } = await status();
    expect(info).toMatchObject({ mainDomain: new URL(server.origin).host, register: false });
    await setSetting(world, 'features.directRegistration', true);
  });

  test('a country that is not served is 2, maintenance is 1 with its end, and maintenance wins', async () => {
    await setSetting(world, 'site.regions', ['MY', 'SG']);
    expect(await status('FR')).toMatchObject({ status: 2, regionRestriction: true, location: { country: 'FR' } });
    expect(await status('SG')).toMatchObject({ status: 0, regionRestriction: false });
    await setSetting(world, 'site.status', 1);
    await setSetting(world, 'site.maintenanceEnd', '2026-03-02T06:00:00Z');
    expect(await status('FR')).toMatchObject({
      status: 1,
      maintenance: true,
      maintenanceEnd: '2026-03-02T06:00:00Z',
      regionRestriction: false,
    });
    await setSetting(world, 'site.status', 0);
    await setSetting(world, 'site.regions', []);
  });

  test('SITE-03 a visitor without a word of their country is told of the restriction, as one with an unreadable word is', async () => {
    await setSetting(world, 'site.regions', ['MY']);
    const { value } = await server.send(getSystemStatus, { query: {} });
    expect(value).toMatchObject({ status: 2, location: { country: null } });
    expect(await status('')).toMatchObject({ status: 2, location: { country: 'ZZ' } });
    await setSetting(world, 'site.regions', []);
  });
});

test('API-01 GET /wps/system/whitelabel SITE-05 names every switch by its modId and follows what an operator changes', async () => {
  const switches = async () =>
    new Map((await server.send(getWhitelabel, {})).value.map((node) => [node.modId, node.enabled]));
  const modIds = [...world.platform.settings.catalogue.values()].flatMap(({ modId }) => modId ?? []);
  expect([...(await switches()).keys()].toSorted()).toEqual(modIds.toSorted());
  expect((await switches()).get('FREEPLAY3')).toBe('1');
  await setSetting(world, 'features.freePlay', false);
  expect((await switches()).get('FREEPLAY3')).toBe('0');
  await setSetting(world, 'features.freePlay', true);
});

test('API-01 GET /wps/system/country SITE-05 lists every country once, with its dialling code', async () => {
  const countries = (await server.send(getCountries, {})).value;
  const byCode = new Map(countries.map(({ countryCode, countryDialingCode }) => [countryCode, countryDialingCode]));
  expect(byCode.size).toBe(countries.length);
  expect(byCode.size).toBeGreaterThan(200);
  expect([byCode.get('MY'), byCode.get('TH'), byCode.get('VN'), byCode.get('US')]).toEqual(['60', '66', '84', '1']);
  expect([...byCode.values()].every((code) => /^\d{1,3}$/.test(code))).toBe(true);
});

test('API-01 GET /wps/system/location SITE-05 tells the caller its address and country', async () => {
  expect((await server.send(getLocation, {}, from('TH'))).value).toEqual({ ip: '203.0.113.7', country: 'TH' });
  expect((await server.send(getLocation, {})).value).toEqual({ ip: '127.0.0.1', country: null });
});

test('API-01 GET /wps/system/domainRoute SITE-05 lists the domains and the resources of the brand', async () => {
  const app = {
    resourceType: 'android',
    url: 'https://play.example/app.apk',
    qrCodeUrl: 'https://play.example/app.svg',
    labelNameEn: 'Android app',
  };
  await setSetting(world, 'site.domains', ['play.example', ownHost]);
  await setSetting(world, 'site.resources', [app]);
  expect((await server.send(getDomainRoute, {})).value).toEqual({
    domainList: ['play.example', ownHost],
    resources: [app],
  });
  expect((await status()).info.resources).toEqual([app]);
});

test('API-01 GET /wps/system/settings/consolidated BRAND-01 BRAND-02 is the brand with what an operator has changed', async () => {
  const { brand } = world.platform;
  const before = (await server.send(getConsolidatedSettings, {})).value;
  expect(before).toMatchObject({
    merchant: brand.merchant,
    platform: 'web',
    device: 'WEB',
    lotteryType: 'SEA',
    currency: 'MYR',
    defaultLanguage: 'MY',
    languages: ['MY', 'EN'],
    pointValues: brand.pointValues,
    loginBeforeHome: false,
    lotteryClick: 'page',
  });
  // A language that was offered once and has no texts any more is left out.
  await world.database.transaction((tx) => writeSetting(tx, 'languages.offered', ['EN', 'TH', 'MY'], 'test'));
  await setSetting(world, 'site.loginBeforeHome', true);
  await setSetting(world, 'navigation.lotteryClick', 'launch');
  expect((await server.send(getConsolidatedSettings, {})).value).toMatchObject({
    languages: ['EN', 'MY'],
    loginBeforeHome: true,
    lotteryClick: 'launch',
  });
});

test('BRAND-02 a language without texts is refused when an operator offers it, and nothing changes', async () => {
  const offered = async () => (await server.send(getConsolidatedSettings, {})).value.languages;
  const before = await offered();
  await expect(setSetting(world, 'languages.offered', ['EN', 'TH'])).rejects.toMatchObject({
    code: 'invalid_field',
    details: { fields: { value: { params: { reason: expect.stringContaining('TH cannot be offered') as unknown } } } },
  });
  expect(await offered()).toEqual(before);
});

test('REG-10 REG-12 the settings name the welcome that is credited, if any, and two ages: of consent and for a birthday', async () => {
  const settings = async () => (await server.send(getConsolidatedSettings, {})).value;
  expect(await settings()).toMatchObject({ welcomeAmount: null, consentAgeYears: 18, birthdayLimitYears: 21 });
  await setSetting(world, 'registration.welcomeAmountMinor', 100_000);
  expect(await settings()).toMatchObject({ welcomeAmount: '1000.00' });
  await setSetting(world, 'registration.welcomeAmountMinor', 0);
});

test('API-01 GET /wps/system/keys SEC-03 offers public keys for seals and nothing of their private half', async () => {
  const answer = await server.send(getSealingKeys, {});
  expect(answer.value.keys.length).toBeGreaterThan(0);
  for (const key of answer.value.keys) {
    expect(Object.keys(key).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
    expect(key).toMatchObject({ kty: 'EC', crv: 'P-256', use: 'enc' });
  }
});

test('REL-02 what the site is, is told without a database', async () => {
  const away = async () => {
    throw new Refusal('overloaded');
  };
  const database = { ...world.database, single: away, reading: away, transaction: away };
  const platform = { ...world.platform, database };
  const calls = [getSystemStatus, getWhitelabel, getCountries, getLocation, getDomainRoute, getConsolidatedSettings];
  const alone = { modules: [siteModule(platform)], principals: [], openSeal: away, rates: noRates };
  const lonely = await testServer({ ...world, platform }, alone, {
    calls,
    stream: { path: '/wps/events', who: 'visitor' },
  });
  for (const { path } of calls) expect([path, (await lonely.call(path)).status]).toEqual([path, 200]);
});
