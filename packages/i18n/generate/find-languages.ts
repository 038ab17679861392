import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { languages } from '../src/language-table.ts';

/** A folder of messages. A piece is a file of an area: `shell.ts` is the area `shell`, `errors/site.ts` a piece of `errors`. */
export type FoundLanguage = { tag: string; pieces: readonly Piece[] };
export type Piece = {
  /** From the folder of the language, without its ending. */
  file: string;
  area: string;
  /** Its exported constant. */
  name: string;
  texts: Readonly<Record<string, string>>;
  /** What the English piece travels with. */
  bundles: readonly string[];
};

/** Each folder within `folder` is a language, named by its tag; English comes first, for it is what the others translate. */
export async function findLanguages(folder: string): Promise<FoundLanguage[]> {
  const tags = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));
  const known = new Set<string>(Object.values(languages).map(({ tag }) => tag));
  for (const tag of tags)
    if (!known.has(tag)) throw new Error(`messages/${tag}: no code of src/language-table.ts has the tag ${tag}`);
  const found = await Promise.all(
    tags.toSorted().map(async (tag) => ({ tag, pieces: await piecesOf(join(folder, tag)) })),
  );
  const english = found.find(({ tag }) => tag === 'en');
  if (!english) throw new Error('messages/en is missing: English is what the others translate');
  for (const language of found) refuseUnknown(language, english);
  return [english, ...found.filter((language) => language !== english)];
}

/** The texts of an area, its pieces put together. */
export function textsOf({ pieces }: FoundLanguage, area: string): Record<string, string> {
  return Object.assign({}, ...pieces.filter((piece) => piece.area === area).map(({ texts }) => texts)) as Record<
    string,
    string
  >;
}

export function areasOf({ pieces }: FoundLanguage): string[] {
  return [...new Set(pieces.map(({ area }) => area))];
}

async function piecesOf(folder: string): Promise<Piece[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  return Promise.all(
    files
      .map((file) => file.slice(0, -3).replaceAll('\\', '/'))
      .toSorted()
      .map(piece),
  );

  async function piece(file: string): Promise<Piece> {
    const [first = '', ...rest] = file.split('/').map(constantOf);
    const name = rest.at(-1) ?? first;
    const module = (await import(pathToFileURL(join(folder, `${file}.ts`)).href)) as Record<string, unknown>;
    const texts = module[name];
    if (typeof texts !== 'object' || texts === null) throw new Error(`${folder}/${file}.ts exports no ${name}`);
    return { file, area: first, name, texts: texts as Piece['texts'], bundles: (module['bundles'] ?? []) as string[] };
  }
}

function refuseUnknown(language: FoundLanguage, english: FoundLanguage): void {
  for (const { file, area, texts } of language.pieces) {
    const known = textsOf(english, area);
    const stray = Object.keys(texts).find((key) => !Object.hasOwn(known, key));
    if (stray !== undefined)
      throw new Error(`messages/${language.tag}/${file}.ts: English has no text ${area}.${stray}`);
  }
}

/** `field-errors` → `fieldErrors`. */
function constantOf(file: string): string {
  return file.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
