import { randomBytes, randomUUID } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import {
  addBankAccount,
  beginBreak,
  getInbox,
  getVerification,
  listBankAccounts,
  removeVerificationDocument,
  requestDeposit,
  requestWithdrawal,
  sendVerification,
  setPaymentPassword,
  uploadVerificationDocument,
  type VerificationDocumentKind,
} from '@pelita/contract';
import {
  acceptVerification,
  approveProposal,
  closeUnverified,
  getVerificationCase,
  listVerifications,
  openVerificationDocument,
  rejectVerification,
} from '@pelita/contract/office';
import { newMember, newTrial, paidIn, type Person, testDatabase, testOffice, testServer } from '@pelita/testkit';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { changeSetting } from '../platform/settings/change-setting.ts';

const world = await testDatabase();
const server = await testServer(world);
const office = await testOffice(world);
let [support, risk] = [await office.operator('support'), await office.operator('risk')];
// A session is locked when its operator does nothing for some minutes, and tests move the clock.
beforeEach(async () => {
  [support, risk] = [await office.operator('support'), await office.operator('risk')];
  await set('verification.requiredBefore', 'never');
  await set('verification.needsAddress', false);
});

async function set(name: string, value: unknown): Promise<void> {
  const { settings } = world.platform;
  await world.database.transaction((tx) =>
    changeSetting(settings.catalogue, async () => undefined)(tx, 'test', name, value),
  );
  await settings.refresh();
}

const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c63' } })
  .withMetadata({ exif: { IFD0: { Copyright: 'WHERE-IT-WAS-TAKEN' } } })
  .jpeg()
  .toBuffer();
const pdf = (inside = '', end = '%%EOF\n') =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n${inside}\ntrailer<</Root 1 0 R>>\n${end}`,
    'latin1',
  );
const packed = (inside: string) => {
  const stream = deflateSync(Buffer.from(inside));
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n5 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${stream.length}>>stream\n`),
    stream,
    Buffer.from('\nendstream endobj\n%%EOF\n'),
  ]);
};

const upload = ({ token }: Person, kind: VerificationDocumentKind, file: Uint8Array = picture) =>
  server.send(uploadVerificationDocument, { body: { kind, file: Buffer.from(file).toString('base64') } }, { token });
const mine = async ({ token }: Person) => (await server.send(getVerification, {}, { token })).value;
const sent = async (person: Person) => server.send(sendVerification, { body: {} }, { token: person.token });
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const fieldOf = ({ body }: { body: unknown }) =>
  (body as { fields?: Record<string, { key: string }> }).fields?.['file']?.key;
const says = (documentNumber: string, more: { bornOn?: string; validUntil?: string | null } = {}) => ({
  bornOn: '1990-01-01',
  validUntil: null,
  documentNumber,
  ...more,
});
const accept = (person: Person, body = says(randomUUID()), by = support) =>
  by.send(acceptVerification, { params: { id: person.playerId }, body });
async function waiting(): Promise<Person> {
  const person = await newMember(server);
  await upload(person, 'passport');
  expect((await sent(person)).value.state).toBe('waiting');
  return person;
}
const deposit = ({ token }: Person, amount: string) =>
  server.send(
    requestDeposit,
    { params: { method: 'purnama' }, body: { amount } },
    { token, headers: { 'idempotency-key': randomUUID() } },
  );

describe('API-01 POST /wps/verification/documents', () => {
  test('SAFE-05 API-01 GET /wps/verification both sides of a card, or a passport, are sent once and then wait', async () => {
    const person = await newMember(server);
    expect(await mine(person)).toMatchObject({
      state: 'open',
      missing: [['identityFront', 'passport']],
      documents: [],
    });
    expect(codeOf(await sent(person))).toBe('verification_incomplete');
    expect((await upload(person, 'identityFront')).value.missing).toEqual([['identityBack']]);
    expect((await upload(person, 'identityBack')).value.missing).toEqual([]);
    // The same side again takes the place of the first.
    expect((await upload(person, 'identityBack')).value.documents).toHaveLength(2);
    expect((await sent(person)).value).toMatchObject({ state: 'waiting', documents: [], missing: [] });
    expect(codeOf(await upload(person, 'selfie'))).toBe('verification_waiting');
    expect(codeOf(await sent(person))).toBe('verification_waiting');
  });

  test('SAFE-05 API-01 DELETE /wps/verification/documents/{documentId} takes back what was not sent, and nobody else’s', async () => {
    const [person, other] = [await newMember(server), await newMember(server)];
    const [document] = (await upload(person, 'passport')).value.documents;
    const params = { documentId: document?.documentId ?? '' };
    const remove = ({ token }: Person) => server.send(removeVerificationDocument, { params }, { token });
    expect(codeOf(await remove(other))).toBe('document_unknown');
    expect((await remove(person)).value.documents).toEqual([]);
    expect(codeOf(await remove(person))).toBe('document_unknown');
  });

  test('SAFE-05 SEC-03 a document is kept encrypted and painted anew, so that a backup of the database shows nothing', async () => {
    const person = await newMember(server);
    await upload(person, 'passport');
    const [row] = await world.asOwner<{ bytes: Buffer; media_type: string }>(
      `select f.bytes, f.media_type from stored_file f join verification_document d on d.file_id = f.file_id
       where d.player_id = $1`,
      [person.playerId],
    );
    expect(row?.media_type).toBe('application/octet-stream');
    const text = row?.bytes.toString('latin1') ?? '';
    expect(text.slice(0, 2)).not.toBe('\u00ff\u00d8');
    expect(text).not.toContain('WHERE-IT-WAS-TAKEN');
    expect(row?.bytes.includes(picture.subarray(20, 60))).toBe(false);
  });

  test('API-05 what is no plain picture and no plain PDF is refused with its reason, and a trial sends nothing', async () => {
    const person = await newMember(server);
    const bomb = await sharp({ create: { width: 16_000, height: 16_000, channels: 3, background: '#000' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    const refused: [string, VerificationDocumentKind, Uint8Array, string][] = [
      [
        'a picture with a script behind it',
        'passport',
        Buffer.concat([picture, Buffer.from('<script>')]),
        'not_a_document',
      ],
      ['a PDF as a passport', 'passport', pdf(), 'not_a_document'],
      ['nothing', 'address', Buffer.alloc(0), 'not_a_document'],
      ['noise', 'address', randomBytes(2_000), 'not_a_document'],
      ['a bomb', 'passport', bomb, 'not_a_document'],
      ['a PDF with a password', 'address', pdf('trailer<</Encrypt 9 0 R>>'), 'document_locked'],
      ['a PDF with a script', 'address', pdf('3 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj'), 'not_a_document'],
      ['a script by another spelling', 'address', pdf('3 0 obj<</S/J#61vaScript>>endobj'), 'not_a_document'],
      ['a script in a packed object', 'address', packed('1 0 <</S/Launch/F(calc.exe)>>'), 'not_a_document'],
      [
        'a packed object that is none',
        'address',
        pdf('5 0 obj<</Type/ObjStm>>stream\nnoise\nendstream'),
        'not_a_document',
      ],
      ['a file within', 'address', pdf('<</Type/EmbeddedFile>>'), 'not_a_document'],
      ['a PDF that opens something', 'address', pdf('<</OpenAction 4 0 R>>'), 'not_a_document'],
      ['a PDF with an archive behind it', 'address', pdf('', '%%EOF\nPK\u0003\u0004archive'), 'not_a_document'],
      ['a picture that ends as a PDF', 'address', Buffer.concat([picture, pdf()]), 'not_a_document'],
    ];
    for (const [name, kind, file, key] of refused) expect(fieldOf(await upload(person, kind, file)), name).toBe(key);
    const large = await upload(person, 'address', Buffer.alloc(40 * 1024 * 1024));
    expect(large.status).toBe(413);
    expect((await mine(person)).documents).toEqual([]);
    expect((await upload(person, 'address', pdf())).value.documents).toHaveLength(1);
    expect((await upload(person, 'address', packed('1 0 <</Type/Font>>'))).status).toBe(200);
    expect(codeOf(await upload(await newTrial(server), 'passport'))).toBe('in_need_true_account');
  });
});

describe('API-01 POST /wps/verification/send and its decision', () => {
  test('SAFE-05 an operator opens a document with a reason that the log keeps, and what it shows is what was sent', async () => {
    const person = await waiting();
    const params = { id: person.playerId };
    const found = (await support.send(getVerificationCase, { params })).value;
    expect(found).toMatchObject({ state: 'waiting', documents: [{ kind: 'passport', mediaType: 'image/jpeg' }] });
    const [document] = found.documents;
    const path = { ...params, documentId: document?.documentId ?? '' };
    const open = (reason: string, by = support) =>
      by.send(openVerificationDocument, { params: path, body: { reason } });
    expect((await open('')).status).toBe(400);
    expect((await open('to look', await office.operator('finance'))).status).toBe(403);
    const noted = () =>
      world.asOwner<{ reason: string; actor: string }>(
        "select reason, actor from audit_entry where action = 'open-document' and subject = $1",
        [`player:${person.playerId}`],
      );
    expect(await noted()).toEqual([]);
    const opened = (await open('the queue of today')).value;
    expect(opened.mediaType).toBe('image/jpeg');
    const { width, height, exif } = await sharp(Buffer.from(opened.file, 'base64')).metadata();
    expect({ width, height, exif }).toEqual({ width: 60, height: 40, exif: undefined });
    expect(await noted()).toEqual([{ reason: 'the queue of today', actor: `operator:${support.operatorId}` }]);
    // Another's document is not reached through this one's path.
    const other = await waiting();
    const foreign = { id: other.playerId, documentId: document?.documentId ?? '' };
    expect(codeOf(await support.send(openVerificationDocument, { params: foreign, body: { reason: 'other' } }))).toBe(
      'document_unknown',
    );
  });

  test('SAFE-05 an accepted person is verified, hears of it, and is asked again when the document ends', async () => {
    const person = await waiting();
    expect((await accept(person, says('A1234567', { validUntil: '2000-01-01' }))).status).toBe(400);
    const today = world.clock.now().toZonedDateTimeISO('Asia/Kuala_Lumpur').toPlainDate();
    const validUntil = today.add({ days: 2 }).toString();
    const decided = (await accept(person, says('A1234567', { validUntil }))).value;
    expect(decided).toMatchObject({ state: 'verified', validUntil });
    expect(codeOf(await accept(person, says('A1234567')))).toBe('verification_decided');
    expect(codeOf(await upload(person, 'passport'))).toBe('verification_done');
    const titles = async (token: string) =>
      (await server.send(getInbox, { query: {} }, { token })).value.content.map(({ title }) => title);
    expect(await titles(person.token)).toContain('Identiti anda sudah disahkan');
    const [kept] = await world.asOwner<{ closed_number: string; document_hash: Buffer }>(
      'select closed_number, document_hash from verification where player_id = $1',
      [person.playerId],
    );
    expect(kept?.closed_number).not.toContain('1234567');
    expect(kept?.document_hash).toHaveLength(32);
    await office.work('verification.expire');
    expect((await mine(person)).state).toBe('verified');
    await world.asOwner('update verification set valid_until = current_date - 400 where player_id = $1', [
      person.playerId,
    ]);
    await Promise.all([office.work('verification.expire'), office.work('verification.expire')]);
    expect((await mine(person)).state).toBe('expired');
    expect((await titles(person.token)).filter((title) => title === 'Dokumen anda sudah tamat tempoh')).toHaveLength(1);
    expect((await upload(person, 'passport')).status).toBe(200);
  });

  test('SAFE-05 what is not accepted is asked for again with words that the player reads', async () => {
    const person = await waiting();
    const body = { reason: 'The picture is blurred.' };
    const reject = () => support.send(rejectVerification, { params: { id: person.playerId }, body });
    const answers = await Promise.all([reject(), accept(person, says(randomUUID()), risk)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    if (answers[0].status !== 200) return;
    expect(await mine(person)).toMatchObject({ state: 'rejected', reason: body.reason });
    await upload(person, 'passport');
    expect((await sent(person)).value).toMatchObject({ state: 'waiting', reason: null });
  });

  test('SAFE-05 a document proves the age: nobody below it is accepted, and two operators close the account', async () => {
    const person = await waiting();
    const today = world.clock.now().toZonedDateTimeISO('Asia/Kuala_Lumpur').toPlainDate();
    const child = today.subtract({ years: 18 }).add({ days: 1 }).toString();
    expect(codeOf(await accept(person, says('C1', { bornOn: child })))).toBe('invalid_field');
    expect(codeOf(await accept(person, says('CHILD-1', { bornOn: child })))).toBe('verification_under_age');
    const params = { id: person.playerId };
    const proposed = (await support.send(closeUnverified, { params, body: { reason: 'under age' } })).value;
    expect(proposed.state).toBe('open');
    const vote = { params: { id: proposed.id }, body: { inputHash: proposed.inputHash } };
    expect((await support.send(approveProposal, vote)).status).toBe(403);
    expect((await mine(person)).state).toBe('waiting');
    expect((await risk.send(approveProposal, vote)).value.state).toBe('executed');
    expect((await server.send(getVerification, {}, { token: person.token })).status).toBe(401);
    const birthday = today.subtract({ years: 18 }).toString();
    expect((await accept(await waiting(), says('ADULT-1', { bornOn: birthday }))).status).toBe(200);
  });

  test('SAFE-05 one document proves one account, however its number is written and however many are accepted at once', async () => {
    const people = [await waiting(), await waiting(), await waiting()];
    const numbers = ['900101-14-5555', '900101 14 5555', '900101145555'];
    const answers = await Promise.all(people.map((person, at) => accept(person, says(numbers[at] ?? ''))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.map(codeOf).filter((code) => code === 'document_of_another')).toHaveLength(2);
  });

  test('OPS-03 the list holds nothing of the documents', async () => {
    const person = await waiting();
    const answer = await support.send(listVerifications, { query: { player: person.playerId } });
    expect(answer.value.rows).toMatchObject([{ verification: 'waiting', documents: 1 }]);
    expect(Object.keys(answer.value.rows[0] ?? {}).toSorted()).toEqual([
      'decidedAt',
      'documents',
      'finding',
      'id',
      'operator',
      'player',
      'sentAt',
      'verification',
    ]);
  });
});

describe('ERR-01 ERR-02 complete verification first', () => {
  test('SAFE-05 a deposit waits for the verification where the brand asks for it, and never where it does not', async () => {
    const person = await newMember(server);
    expect((await deposit(person, '50')).status).toBe(200);
    await set('verification.requiredBefore', 'deposit');
    expect(await deposit(person, '50')).toMatchObject({ status: 403, body: { code: 'complete_verification_first' } });
    await upload(person, 'passport');
    await sent(person);
    expect(codeOf(await deposit(person, '50'))).toBe('complete_verification_first');
    await accept(person);
    expect((await deposit(person, '50')).status).toBe(200);
    expect((await mine(person)).requiredBefore).toBe('deposit');
  });

  test('SAFE-05 up to a sum nothing is asked, and four deposits at once do not pass it together', async () => {
    await set('verification.requiredBefore', 'amount');
    await set('verification.requiredAbove', '100.00');
    const person = await newMember(server);
    const answers = await Promise.all(Array.from({ length: 4 }, () => deposit(person, '30')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.map(codeOf).filter(Boolean)).toEqual(['complete_verification_first']);
    expect((await mine(person)).requiredAbove).toBe('100.00');
  });

  test('SAFE-05 MC-06 a withdrawal waits for it, and a deposit before does not', async () => {
    const person = await newMember(server);
    const { token } = person;
    const paymentPassword = '862915';
    const password = 'seven tin boats';
    await server.send(
      setPaymentPassword,
      { body: { paymentPassword, confirmPaymentPassword: paymentPassword, password } },
      { token },
    );
    await set('verification.requiredBefore', 'withdrawal');
    await paidIn(server, person, '100.00');
    const account = { bankName: 'Bank Seroja', accountName: 'Siti binti Ali', accountNumber: '9988776655', password };
    await server.send(addBankAccount, { body: account }, { token });
    const [payee] = (await server.send(listBankAccounts, {}, { token })).value;
    const withdraw = () =>
      server.send(
        requestWithdrawal,
        { body: { bankAccountId: payee?.bankAccountId ?? '', amount: '60', paymentPassword } },
        { token, headers: { 'idempotency-key': randomUUID() } },
      );
    expect(codeOf(await withdraw())).toBe('complete_verification_first');
    await upload(person, 'passport');
    await sent(person);
    await accept(person);
    // What is still to be staked is the next thing that is said.
    expect(codeOf(await withdraw())).not.toBe('complete_verification_first');
  });
});

describe('SAFE-02 somebody on a self-exclusion', () => {
  const password = 'seven tin boats';
  const payee = (accountNumber: string) => ({
    bankName: 'Bank Seroja',
    accountName: 'Siti binti Ali',
    accountNumber,
    password,
  });

  test('finds no way in by another account with the same document or bank account', async () => {
    const first = await waiting();
    await accept(first, says('EXCLUDED-77'));
    await server.send(addBankAccount, { body: payee('55443322') }, { token: first.token });
    const second = await newMember(server);
    const add = (person: Person, number: string) =>
      server.send(addBankAccount, { body: payee(number) }, { token: person.token });
    // A shared account alone is no reason: couples have one.
    expect((await add(second, '55443322')).status).toBe(200);
    const third = await newMember(server);
    await server.send(beginBreak, { body: { length: '6m', password } }, { token: first.token });
    expect(codeOf(await add(third, '55443322'))).toBe('person_excluded');
    expect((await add(third, '55443399')).status).toBe(200);

    await upload(second, 'passport');
    await sent(second);
    const found = (await support.send(getVerificationCase, { params: { id: second.playerId } })).value;
    expect(found.excludedLikely).toMatchObject([{ id: first.playerId, shared: 'bankAccount' }]);
    expect(codeOf(await accept(second, says('excluded 77')))).toBe('person_excluded');
  });

  test('who only takes a time-out is not looked for', async () => {
    const first = await waiting();
    await server.send(addBankAccount, { body: payee('11223344') }, { token: first.token });
    await server.send(beginBreak, { body: { length: '7d', password } }, { token: first.token });
    const second = await newMember(server);
    expect((await server.send(addBankAccount, { body: payee('11223344') }, { token: second.token })).status).toBe(200);
  });
});

// Last: it takes the clock years ahead.
test('SAFE-05 documents go when they need not be kept any more, and what was decided stays', async () => {
  const [accepted, refused, unsent] = [await waiting(), await waiting(), await newMember(server)];
  await upload(unsent, 'passport');
  await accept(accepted);
  await support.send(rejectVerification, { params: { id: refused.playerId }, body: { reason: 'Not readable.' } });
  const count = async ({ playerId }: Person) =>
    (
      await world.asOwner<{ count: number }>(
        'select count(*)::int as count from verification_document where player_id = $1',
        [playerId],
      )
    )[0]?.count;
  world.clock.advance({ hours: 24 * 8 });
  await office.work('verification.delete');
  expect([await count(accepted), await count(refused), await count(unsent)]).toEqual([1, 1, 0]);
  world.clock.advance({ hours: 24 * 23 });
  await office.work('verification.delete');
  expect([await count(accepted), await count(refused)]).toEqual([1, 0]);
  world.clock.advance({ hours: 24 * 1_800 });
  await office.work('verification.delete');
  expect(await count(accepted)).toBe(0);
  const [row] = await world.asOwner<{ state: string }>('select state from verification where player_id = $1', [
    accepted.playerId,
  ]);
  expect(row?.state).toBe('verified');
});
