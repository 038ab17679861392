import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldPatterns, type PatternId, typedLine } from './field-patterns.ts';
import { ruleProblem } from './field-rule.ts';

const ids = Object.keys(fieldPatterns) as PatternId[];
const ruleOf = (patternId: PatternId, minLength = 1, maxLength = 1_000) => ({
  enabled: true,
  required: true,
  acceptedPattern: fieldPatterns[patternId],
  patternId,
  minLength,
  maxLength,
  type: 'text',
});
const takes = (patternId: PatternId, value: string) => ruleProblem(value, ruleOf(patternId)) === null;

/** What each takes and what it refuses, look-alikes among it. */
const examples: Record<Exclude<PatternId, 'any' | 'other'>, { good: string[]; bad: string[] }> = {
  letter_first: {
    good: ['a', 'Lampu88'],
    bad: [
      '8lampu',
      'lampu_1',
      'lam pu',
      '\u0430lice',
      'Ａｌｉ',
      '\u212Aevin',
      'ali\u200Bce',
      'é',
      'ali\n',
      'lamp\u0131',
    ],
  },
  letters_chinese: { good: ['李明', 'Lee李'], bad: ['李 明', 'Lee8', '\u3164李', 'ｌ李', 'ли'] },
  email: { good: ['a@b.example', 'nama+1@contoh.com'], bad: ['a@b', 'a b@c.de', 'a@@b.de', '@b.de', 'a@b.de\n'] },
  letters_or_digits: { good: ['88ali', 'x'], bad: ['a-b', 'a b', '٣', '１２', 'ß'] },
  digits: { good: ['0123', '9'], bad: ['12a', '-1', '1.0', '٣٤', '１２', '1 2', '²'] },
  alphanumeric_upper: { good: ['lampU', 'A', '8A8'], bad: ['lampu', '888', 'A_b', 'ＡＢ', 'Аbc'] },
  letters_spaces: {
    good: ['Siti Aminah', 'Nguyễn Văn', 'José'],
    bad: ['Siti1', 'Siti-Aminah', 'Сити', 'Ｓｉｔｉ', 'Siti\u00A0A', 'Sit\u1E9A', '\u0132sbrand', '\u01C6uro'],
  },
  no_spaces: { good: ['ali.88', '@李'], bad: ['a b', 'a\tb', 'a\u200Bb', 'a\u202Eb', 'a\u00A0b', '\uE000'] },
  date_ymd: {
    good: ['2024-02-29', '1990-12-31', '2000-02-29'],
    bad: ['2023-02-29', '1900-02-29', '1990-13-01', '1990-04-31', '90-1-1', '1990-00-10', '２０２４-01-01'],
  },
  date_mdy: {
    good: ['02-29-2024', '12-31-1990'],
    bad: ['31-12-1990', '02-29-2023', '04-31-1990', '1-1-1990', '2024-02-29'],
  },
  korean: { good: ['김민수', 'ㄱ'], bad: ['Kim', '김 수', '\u3164', '\u115F', '金'] },
  thai: { good: ['สมชาย', 'น้ำ'], bad: ['Som', 'ส ช', '๑๒', '฿', 'ລາວ'] },
  japanese: { good: ['たなか', 'タナカー', '田中', '佐々木'], bad: ['Tanaka', 'た な', 'ﾀﾅｶ', '김', 'た。'] },
  full_name: {
    good: ['Siti Aminah', 'Ravi a/l Kumar', 'Ng Ah Lam', 'Ahmad @ Mohd Ali', 'Mary-Ann O’Neil'],
    bad: ['Siti', 'Siti  Aminah', ' Siti Aminah', 'Siti 8', 'Сити Аминах', 'Siti -'],
  },
  upper_lower_digit_symbol: {
    good: ['Lampu-88', 'aA1~'],
    bad: ['lampu-88', 'LAMPU-88', 'Lampu-xx', 'Lampu888', 'Lampu 8-', 'Lamрu-88'],
  },
};

describe.each(Object.entries(examples))('REG-05 %s', (id, { good, bad }) => {
  const patternId = id as PatternId;
  test.each(good)('takes %j', (value) => expect(takes(patternId, value)).toBe(true));
  test.each(bad)('refuses %j', (value) => expect(takes(patternId, value)).toBe(false));
});

test('REG-04 the pattern * takes anything, and what it refuses it refuses by its lengths alone', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (value) => {
      expect(takes('any', value)).toBe([...value].length >= 1);
    }),
  );
});

test('REG-05 dates are those of the calendar and no others', () => {
  const number = (maximum: number) => fc.integer({ min: 0, max: maximum });
  fc.assert(
    fc.property(number(9_999), number(14), number(33), (year, month, day) => {
      const [y, m, d] = [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))];
      const isDay = month >= 1 && month <= 12 && day >= 1 && day <= daysOf(year, month);
      expect(takes('date_ymd', `${y}-${m}-${d}`)).toBe(isDay);
      expect(takes('date_mdy', `${m}-${d}-${y}`)).toBe(isDay);
    }),
    { numRuns: 2_000 },
  );
});

/** For each alphabet, one independent sentence of what a value may consist of. */
const alphabets: Partial<Record<PatternId, (letter: string) => boolean>> = {
  letter_first: isAsciiWord,
  letters_chinese: (letter) => /[A-Za-z]/.test(letter) || /\p{Script=Han}/u.test(letter),
  letters_or_digits: isAsciiWord,
  digits: (letter) => letter >= '0' && letter <= '9',
  alphanumeric_upper: isAsciiWord,
  letters_spaces: (letter) =>
    letter === ' ' || (/\p{Script=Latin}/u.test(letter) && letter.normalize('NFKC') === letter),
  no_spaces: (letter) => !/[\s\p{C}]/u.test(letter),
  korean: (letter) => /\p{Script=Hangul}/u.test(letter),
  thai: (letter) => /\p{Script=Thai}/u.test(letter),
  japanese: (letter) => /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー〆]/u.test(letter),
  upper_lower_digit_symbol: (letter) => letter > ' ' && letter <= '~',
};

test.each(Object.keys(alphabets) as PatternId[])(
  'REG-05 %s takes no letter of another script, whatever is typed around it',
  (patternId) => {
    const isOfAlphabet = alphabets[patternId] ?? (() => false);
    const [frame = ''] = examples[patternId as keyof typeof examples].good;
    // By the pattern itself, for a million letters.
    const pattern = new RegExp(fieldPatterns[patternId], 'u');
    const taken: string[] = [];
    for (let place = 0; place <= 0x10_ff_ff; place++) {
      const letter = String.fromCodePoint(place);
      if (!isOfAlphabet(letter) && pattern.test(frame + letter + frame)) taken.push(letter);
    }
    expect(taken).toEqual([]);
    expect(pattern.test(frame + frame), 'what is typed around it').toBe(true);
  },
);

test.each(ids)('REG-05 %s judges 1,000 characters at once, and refuses them beyond its length', (patternId) => {
  const hostile = [
    'a',
    'A1',
    '1',
    ' ',
    'a ',
    '@',
    'a@',
    'a@.',
    'é',
    '李',
    '\u0430',
    '김',
    '-',
    "a'",
    '\u{1F6A4}',
    '~aA1',
  ];
  for (const piece of hostile) {
    const value = piece.repeat(1_000).slice(0, 1_000) + '\u0000';
    // A pattern that explodes would not come back from this.
    ruleProblem(value, ruleOf(patternId, 1, 2_000));
    expect(ruleProblem(value, ruleOf(patternId, 1, 13))).toEqual({
      key: patternId,
      params: { minimum: 1, maximum: 13 },
    });
  }
});

test('REG-04 a length counts what people count, and both ends are inside', () => {
  const boats = ruleOf('any', 2, 3);
  expect(
    ['\u26F5', '\u{1F6A4}\u{1F6F6}', '\u{1F6A4}\u{1F6F6}\u26F5', 'abcd'].map(
      (value) => ruleProblem(value, boats) === null,
    ),
  ).toEqual([false, true, true, false]);
});

test('REG-05 what is typed is judged in its composed form, without the spaces around it', () => {
  expect(takes('letters_spaces', typedLine('  Jose\u0301 '))).toBe(true);
});

function isAsciiWord(letter: string): boolean {
  return /[A-Za-z0-9]/.test(letter);
}

function daysOf(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}
