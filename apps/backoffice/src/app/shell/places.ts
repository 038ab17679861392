import type { Permission } from '@pelita/contract/office';
import { pages } from '../../pages/all-pages.generated.ts';
import { type Area, areas } from '../../shared/navigation/areas.ts';
import type { OfficePath, PathFacts } from '../../shared/page/office-page.ts';

export type Place = { path: OfficePath; facts: PathFacts & { place: NonNullable<PathFacts['place']> } };

/** What the navigation lists for these permissions: each area that has a page, its pages in their order. */
export function placesFor(permissions: readonly string[]): { area: Area; places: Place[] }[] {
  const all = Object.values(pages).flatMap(({ paths }) => Object.entries(paths) as [OfficePath, PathFacts][]);
  const granted = all.flatMap(([path, facts]): Place[] =>
    facts.place && permissions.includes(facts.permission satisfies Permission)
      ? [{ path, facts: { ...facts, place: facts.place } }]
      : [],
  );
  return areas
    .map((area) => ({
      area,
      places: granted
        .filter(({ facts }) => facts.place.area === area)
        .sort((one, other) => one.facts.place.order - other.facts.place.order),
    }))
    .filter(({ places }) => places.length > 0);
}
