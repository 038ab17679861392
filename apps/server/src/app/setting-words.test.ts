import { en } from '@pelita/i18n/messages';
import { expect, test } from 'vitest';
import { settings } from './settings.ts';

const keys = [...settings.catalogue.keys()];
const underscored = (key: string) => key.replaceAll('.', '_');

test('OPS-10 every setting has a name and a meaning in words, and no words are left of a setting that went', () => {
  const wanted = keys.map(underscored).toSorted();
  expect(Object.keys(en.officeSettingNames).toSorted()).toEqual(wanted);
  expect(Object.keys(en.officeSettingMeanings).toSorted()).toEqual(wanted);
});

test('OPS-10 every group of settings has a name', () => {
  const groups = [...new Set(keys.map((key) => `group_${key.split('.')[0]}`))];
  expect(groups.filter((group) => !Object.hasOwn(en.officeSettings, group))).toEqual([]);
});
