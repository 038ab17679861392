import type { Permission } from '@pelita/contract/office';
import type { EnglishMessages } from '@pelita/i18n';
import type { AnyPage, Page, PageSearch, Path } from '@pelita/router';
import type { LucideIcon } from 'lucide-react';
import type { Area } from '../navigation/areas.ts';

/** What the back office says of a path. */
export type PathFacts = {
  title: keyof EnglishMessages['officePages'];
  /** Without it the page is neither listed nor shown. */
  permission: Permission;
  /** Where the navigation lists it; a page that another one leads to has no place there. */
  place?: { area: Area; order: number; icon: LucideIcon };
};

/**
 * The descriptor of a page, the default export of `page.ts` in a folder of `pages`. Its component is the default export of
 * `<folder>-page.tsx`.
 */
export function officePage<const Paths extends Record<Path, PathFacts>, Search = undefined>(
  page: Page<PathFacts, undefined, Search> & { paths: Paths },
): OfficePage & { paths: Paths } {
  return page;
}

export type OfficePage = AnyPage<PathFacts, undefined>;

/** What a page reads of its address beside the path: these parameters, each as it stands there. */
export function parameters<const Name extends string>(...names: Name[]): PageSearch<{ [Key in Name]?: string }> {
  return {
    names,
    read: (raw) =>
      Object.fromEntries(names.filter((name) => Object.hasOwn(raw, name)).map((name) => [name, raw[name]])) as {
        [Key in Name]?: string;
      },
  };
}

/** The paths of each page; the list of pages fills it in. */
export interface OfficePaths {}

/** A link to a path without a page does not compile. */
export type OfficePath = OfficePaths[keyof OfficePaths];
