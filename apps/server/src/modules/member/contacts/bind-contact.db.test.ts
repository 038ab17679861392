import type { CodeSent } from '@pelita/contract';
import { newMember, PASSWORD, peopleServer, provedContact, rows } from '@pelita/server/testing-people';
import { testDatabase } from '@pelita/testkit';
import { afterAll, describe, expect, test } from 'vitest';

const world = await testDatabase();
const server = await peopleServer(world);
const { call, post } = server;
afterAll(server.close);

const ask = (token: string, body: object) => call<CodeSent>('POST', '/wps/member/contact/code', { token, body });
const bind = (token: string, body: object) =>
  call('PUT', '/wps/member/contact', { token, body: { password: PASSWORD, ...body } });
const kept = (playerId: string) =>
  rows(world, 'select channel, value, proved_at is not null as proved from account_contact where player_id = $1', [
    playerId,
  ]);

describe('API-01 POST /wps/member/contact/code, PUT /wps/member/contact', () => {
  test('MC-03 a number and an address are bound by the codes sent to them', async () => {
    const { token, playerId } = await newMember(server, 'Binding01');
    const number = { channel: 'text', mobileNum: '0161234501' };
    expect((await ask(token, number)).value.expiredMinutes).toBe(3);
    expect((await bind(token, { ...number, code: post.codeTo('+60161234501') })).status).toBe(200);
    const address = { channel: 'mail', email: ' Binding01@Mail.Example' };
    await ask(token, address);
    expect(post.sent.at(-1)?.text).toContain(post.codeTo('binding01@mail.example'));
    expect((await bind(token, { ...address, code: post.codeTo('binding01@mail.example') })).status).toBe(200);
    expect(await kept(playerId)).toEqual([
      { channel: 'text', value: '+60161234501', proved: true },
      { channel: 'mail', value: 'binding01@mail.example', proved: true },
    ]);
  });

  test('a new address takes the place of the old one, which hears of it and is free again', async () => {
    const { token, playerId } = await newMember(server, 'Binding02');
    await provedContact(server, playerId, { channel: 'mail', value: 'old@mail.example' });
    const address = { channel: 'mail', email: 'new@mail.example' };
    await ask(token, address);
    await bind(token, { ...address, code: post.codeTo('new@mail.example') });
    await server.work('accounts.tell-owner');
    expect(post.sent).toContainEqual(
      expect.objectContaining({ to: 'old@mail.example', text: expect.stringContaining('Binding02') }),
    );
    const { playerId: other } = await newMember(server, 'Binding03');
    await provedContact(server, other, { channel: 'mail', value: 'old@mail.example' });
    expect(await kept(other)).toHaveLength(1);
  });

  test('MC-03 a new number is told to the old one by text, and to the mail address that stays', async () => {
    const { token, playerId } = await newMember(server, 'Binding09');
    await provedContact(server, playerId, { channel: 'text', value: '+60161234508' });
    await provedContact(server, playerId, { channel: 'mail', value: 'stays@mail.example' });
    const number = { channel: 'text', mobileNum: '161234509' };
    await ask(token, number);
    expect((await bind(token, { ...number, code: post.codeTo('+60161234509') })).status).toBe(200);
    await server.work('accounts.tell-owner');
    const told = post.sent.filter(({ text }) => text.includes('Binding09')).map(({ channel, to }) => [channel, to]);
    expect(new Set(told.map(String))).toEqual(new Set(['sms,+60161234508', 'mail,stays@mail.example']));
  });

  test('REG-13 contact_taken: told only after the code has come back, and the owner keeps it', async () => {
    const owner = await newMember(server, 'Binding04');
    await provedContact(server, owner.playerId, { channel: 'text', value: '+60161234504' });
    const { token, playerId } = await newMember(server, 'Binding05');
    const number = { channel: 'text', mobileNum: '161234504', countryDialingCode: '60' };
    expect((await ask(token, number)).status).toBe(200);
    expect((await bind(token, { ...number, code: 'abc' })).code).toBe('code_wrong');
    const answer = await bind(token, { ...number, code: post.codeTo('+60161234504') });
    expect([answer.code, answer.fields?.['mobileNum']?.key]).toEqual(['contact_taken', 'taken']);
    expect(await kept(playerId)).toEqual([]);
  });

  test('SMS-04 a code is good for the player who asked for it, and not without the password', async () => {
    const [one, other] = [await newMember(server, 'Binding06'), await newMember(server, 'Binding07')];
    const number = { channel: 'text', mobileNum: '161234506' };
    await ask(one.token, number);
    const code = post.codeTo('+60161234506');
    expect((await bind(other.token, { ...number, code })).code).toBe('code_expired');
    expect((await bind(one.token, { ...number, code, password: 'not this one' })).code).toBe('password_wrong');
    expect((await bind(one.token, { ...number, code })).status).toBe(200);
  });

  test('invalid_field: what is no number or address', async () => {
    const { token } = await newMember(server, 'Binding08');
    expect((await ask(token, { channel: 'text' })).fields).toMatchObject({ mobileNum: { key: 'required' } });
    expect((await ask(token, { channel: 'mail', email: 'x' })).fields).toMatchObject({
      email: { key: 'mail_address' },
    });
    expect((await ask(token, { channel: 'pigeon' })).fields).toMatchObject({ channel: { key: 'pattern' } });
  });
});
