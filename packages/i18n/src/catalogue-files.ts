import type { BundleName } from './bundles.ts';
import { catalogueOf } from './languages.ts';

/** The source file of a bundle from the root of the repository, by which a build's manifest names its chunk. */
export function catalogueFile(language: string, bundle: BundleName): string {
  return `packages/i18n/src/generated/${catalogueOf(language)}.${bundle}.ts`;
}
