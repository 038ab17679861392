import { UPLOAD_MAXIMUM_BYTES } from '@pelita/contract';
import { expect, test } from 'vitest';
import { acceptedPictures } from './accepted-pictures.ts';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff, 0xe0];
const file = (name: string, start: number[], bytes = 64) =>
  new File([Uint8Array.from({ length: bytes }, (_, at) => start[at] ?? 0)], name);

test('a picture is known by what is in it, not by its name', async () => {
  const files = [
    file('a.jpg', png),
    file('b.txt', jpeg),
    file('c.png', [0x3c, 0x73, 0x76, 0x67]),
    file('empty.png', [], 0),
  ];
  const { accepted, refused } = await acceptedPictures(files, 0);
  expect(accepted.map(({ name }) => name)).toEqual(['a.jpg', 'b.txt']);
  expect(refused).toEqual([
    { name: 'c.png', why: 'not_a_picture' },
    { name: 'empty.png', why: 'not_a_picture' },
  ]);
});

test('a picture of 5 MB is taken, and one of a byte more is not', async () => {
  const files = [file('just.png', png, UPLOAD_MAXIMUM_BYTES), file('over.png', png, UPLOAD_MAXIMUM_BYTES + 1)];
  const { accepted, refused } = await acceptedPictures(files, 0);
  expect(accepted.map(({ name }) => name)).toEqual(['just.png']);
  expect(refused).toEqual([{ name: 'over.png', why: 'picture_too_large' }]);
});

test('there are three at most, those among them that are there already', async () => {
  const files = ['1', '2', '3'].map((name) => file(name, png));
  const { accepted, refused } = await acceptedPictures(files, 1);
  expect(accepted.map(({ name }) => name)).toEqual(['1', '2']);
  expect(refused).toEqual([{ name: '3', why: 'too_many_pictures' }]);
});
