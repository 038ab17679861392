/** A brand that cannot be served, in one sentence: the file, the key, what is wrong and the way out. */
export class BrandFault extends Error {
  override name = 'BrandFault';
  constructor(file: string, problem: string) {
    super(`${file}: ${problem}`);
  }
}
