import { createSeededRandom } from '@pelita/testkit';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawCaptcha } from './draw-captcha.ts';

test('SMS-05 a captcha is a PNG, and the same digits are drawn differently each time', async () => {
  const random = createSeededRandom('captcha');
  const [one, other] = [await drawCaptcha('0123456789'.slice(0, 5), random), await drawCaptcha('01234', random)];
  expect(await sharp(Buffer.from(one, 'base64')).metadata()).toMatchObject({ format: 'png', width: 190, height: 60 });
  expect(one).not.toBe(other);
});
