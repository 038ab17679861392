import { getBalance, getConsolidatedFunds, getMerchantWallet, type PlayerId, type SessionId } from '@pelita/contract';
import { testDatabase, testServer } from '@pelita/testkit';
import { expect, test } from 'vitest';
import { createRates } from '../../platform/http/rate/rates.ts';
import { openWallet, postTransfer } from '../ledger/index.ts';
import { openSessions } from '../../platform/principals/testing/open-sessions.ts';
import { playerPrincipal } from '../accounts/index.ts';
import { walletRoutes } from './routes.ts';

const world = await testDatabase();
const playerId = world.random.uuid(world.clock.now()) as PlayerId;
const server = await testServer(
  world,
  {
    modules: [{ name: 'wallet', bindings: walletRoutes({ openOfferFamilies }) }],
    principals: [
      playerPrincipal(
        openSessions(async (token) =>
          token === 'member'
            ? {
                sessionId: 's' as SessionId,
                playerId,
                username: 'ali123',
                accountType: 0,
                isTrialAccount: false,
                mustChangePassword: false,
                isOnBreak: false,
              }
            : null,
        ),
      ),
    ],
    openSeal: async () => ({}),
    rates: createRates(),
  },
  { calls: [getBalance, getConsolidatedFunds, getMerchantWallet] },
);
await world.database.transaction(async (tx) => {
  await openWallet(tx, { playerId, currency: 'MYR', book: 'real' });
  const money = {
    playerId,
    book: 'real',
    source: 'test',
    kind: 'grant',
    direction: 'credit',
    currency: 'MYR',
  } as const;
  const gift = { counterAccount: 'house:grant' as const, reference: 'r' };
  await postTransfer(tx, { ...money, ...gift, key: 'a', amountMinor: 100_000n });
  await postTransfer(tx, { ...money, ...gift, key: 'b', amountMinor: 5n });
});

test('API-01 GET /wps/v2/wallets/balance WALLET-02 tells what can be spent, as decimal text', async () => {
  const answer = await server.send(getBalance, {}, { token: 'member' });
  expect(answer.value).toEqual({
    sumBalance: '1000.05',
    balance: [{ accountTypeId: '1', availBalance: '1000.05' }],
    cash: '1000.05',
    bonus: '0.00',
    currency: 'MYR',
    currencySymbol: 'RM',
    version: '2',
  });
});

async function openOfferFamilies() {
  return { dividend: false, daily: true, hourly: false, realtime: false };
}

test('API-01 GET /wps/member/info/funds/consolidated WALLET-02 tells the funds with the contract toggles', async () => {
  const answer = await server.send(getConsolidatedFunds, {}, { token: 'member' });
  expect(answer.value).toEqual({
    sumBalance: '1000.05',
    reserved: '0.00',
    currency: 'MYR',
    dailysalreqtype: true,
    divtypereq: false,
    contracthoursalreq: false,
    realtimesalreqtype: false,
  });
});

test('API-01 GCS_merchantWallet WALLET-02 says that one wallet serves every vendor', async () => {
  const answer = await server.send(getMerchantWallet, {}, { token: 'member' });
  expect(answer.value).toEqual({ isSingle: true });
});

test.for([getBalance, getConsolidatedFunds, getMerchantWallet])('$name needs a valid token', async (call) => {
  expect((await server.send(call, {})).body).toMatchObject({ success: false, code: 'not_logged_in' });
  expect((await server.send(call, {}, { token: 'forged' })).body).toMatchObject({
    success: false,
    code: 'token_invalid',
  });
});
