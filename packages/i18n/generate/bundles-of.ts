import { areasOf, type FoundLanguage } from './find-languages.ts';

/** Bundle → its areas, as the English pieces say; the pieces of an area travel together. */
export function bundlesOf(english: FoundLanguage): Map<string, string[]> {
  const bundles = new Map<string, string[]>();
  for (const area of areasOf(english))
    for (const name of bundlesOfArea(english, area)) bundles.set(name, [...(bundles.get(name) ?? []), area]);
  return new Map([...bundles].toSorted(([one], [other]) => one.localeCompare(other)));
}

function bundlesOfArea({ pieces }: FoundLanguage, area: string): readonly string[] {
  const own = pieces.filter((piece) => piece.area === area);
  const [first, ...others] = own.map(({ bundles }) => bundles);
  if (!first?.length) throw new Error(`messages/en/${own[0]?.file}.ts says no bundles that its texts travel in`);
  const other = others.findIndex((bundles) => bundles.join() !== first.join());
  if (other >= 0)
    throw new Error(`messages/en/${own[other + 1]?.file}.ts travels in other bundles than the rest of ${area}`);
  return first;
}
