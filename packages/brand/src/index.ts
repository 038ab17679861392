/**
 * A brand is one folder: facts, colours of both themes, words, mark, catalogue, announcements, payment methods and help.
 * `readBrand` reads the whole folder and answers a brand that can be served, or throws a `BrandFault` that names the file
 * and the key. The server reads its brand at start, the build and `npm run check` before they do anything else.
 */
export { BrandFault } from './brand-fault.ts';
export { proportion } from './pictures.ts';
export { listBrands, readBrand } from './read-brand.ts';
