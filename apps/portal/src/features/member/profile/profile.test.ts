import { expect, test } from 'vitest';
import { latestBirthday } from './latest-birthday.ts';
import { changesOf, fieldGroups, formOf, type Profile, profileFields } from './profile-fields.ts';

const empty = Object.fromEntries([...profileFields, 'payeeName'].map((name) => [name, null])) as Profile;

test('REG-12 the latest birthday is to the day in the brand’s zone, and of 29 February the day before', () => {
  const evening = Date.UTC(2026, 10, 22, 17);
  expect(latestBirthday(evening, 'Asia/Kuala_Lumpur', 21)).toBe('2005-11-23');
  expect(latestBirthday(evening, 'UTC', 21)).toBe('2005-11-22');
  expect(latestBirthday(Date.UTC(2028, 1, 29, 12), 'UTC', 21)).toBe('2007-02-28');
  expect(latestBirthday(Date.UTC(2028, 1, 29, 12), 'UTC', 20)).toBe('2008-02-29');
});

test('MC-03 the profile has every field that the document names', () => {
  const named = ['nickname', 'birthday', 'address', 'nationality', 'occupation', 'sourceOfIncome', 'placeOfBirth'];
  const chats = ['telegram', 'zalo', 'line', 'whatsapp'];
  expect(Object.values(fieldGroups).flat()).toEqual(expect.arrayContaining([...named, ...chats]));
});

test('MC-03 only what was changed is sent; an emptied field is sent empty, blanks around it are nothing', () => {
  const kept: Profile = { ...empty, nickname: 'Ali', address: 'Ipoh', birthday: '1990-02-28' };
  expect(changesOf(kept, formOf(kept))).toEqual({});
  expect(changesOf(kept, { ...formOf(kept), nickname: ' Ali ', address: '', zalo: ' ali ' })).toEqual({
    address: '',
    zalo: 'ali',
  });
});
