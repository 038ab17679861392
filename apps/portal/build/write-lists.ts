// Writes the lists of what the portal finds by its folders: pages, modals, and the rooms of each centre.
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PortalModal } from '../src/shared/modal/portal-modal.ts';
import type { RoomDescriptor } from '../src/shared/rooms/room.ts';

const source = fileURLToPath(new URL('../src/', import.meta.url));
const HEAD = '// Written by `npm run generate` from';

writePages();
await writeModals();
await writeRooms();

function writePages(): void {
  const names = foldersWith('page.ts', 'pages');
  write(
    'pages/all-pages.generated.ts',
    `${HEAD} the folders beside it that hold a page.ts.
${importsOf(names, 'page')}

export const pages = ${record(names, 'page')};
export type PageName = keyof typeof pages;

declare module '@pelita/router' {
  interface Register {
    path: { [Name in PageName]: keyof (typeof pages)[Name]['paths'] }[PageName];
  }
}
`,
  );
}

/** What is known of a modal before it is loaded is written as plain values, for the first script of every page. */
async function writeModals(): Promise<void> {
  const names = foldersWith('modal.ts', 'modals');
  const facts: Record<string, unknown> = {};
  for (const name of names) facts[name] = (await descriptor<PortalModal>(`modals/${name}/modal.ts`)).facts ?? {};
  write(
    'modals/all-modals.generated.ts',
    `${HEAD} the folders beside it that hold a modal.ts.
import type { ModalName } from '../shared/modal/modal-address.ts';
import type { PortalModal } from '../shared/modal/portal-modal.ts';
${importsOf(names, 'modal')}

export const modals: Record<ModalName, PortalModal> = ${record(names, 'modal')};
`,
  );
  write(
    'shared/modal/modal-facts.generated.ts',
    `${HEAD} the descriptors in src/modals.
export const modalFacts = ${JSON.stringify(facts, null, 1)} as const;
`,
  );
}

async function writeRooms(): Promise<void> {
  const namesOf: string[] = [];
  for (const centre of readdirSync(`${source}rooms`).sort()) {
    const rooms: { folder: string; pageId: string; order: number }[] = [];
    for (const folder of foldersWith('room.ts', `rooms/${centre}`)) {
      const room = await descriptor<RoomDescriptor<string>>(`rooms/${centre}/${folder}/room.ts`);
      const other = rooms.find(({ pageId }) => pageId === room.pageId);
      if (other) throw new Error(`${centre}: ${folder} and ${other.folder} are both the room ${room.pageId}`);
      rooms.push({ folder, pageId: room.pageId, order: room.order });
    }
    rooms.sort((a, b) => a.order - b.order);
    namesOf.push(` '${centre}': ${rooms.map(({ pageId }) => `'${pageId}'`).join(' | ')};`);
    const folders = rooms.map(({ folder }) => folder);
    write(
      `rooms/${centre}/all-rooms.generated.ts`,
      `${HEAD} the folders beside it that hold a room.ts.
import type { RoomDescriptor } from '../../shared/rooms/room.ts';
import type { RoomNames } from '../../shared/rooms/room-names.generated.ts';
${importsOf(folders, 'room')}

/** In the order that each says of itself. */
export const rooms: readonly RoomDescriptor<RoomNames['${centre}']>[] = [
${folders.map((folder) => `  ${identifier(folder, 'room')},`).join('\n')}
];
`,
    );
  }
  write(
    'shared/rooms/room-names.generated.ts',
    `${HEAD} the descriptors in src/rooms.
export type RoomNames = {
${namesOf.join('\n')}
};
`,
  );
}

function foldersWith(file: string, folder: string): string[] {
  return readdirSync(`${source}${folder}`)
    .filter((name) => existsSync(`${source}${folder}/${name}/${file}`))
    .sort();
}

async function descriptor<Descriptor>(path: string): Promise<Descriptor> {
  const module = (await import(new URL(path, `file://${source}`).href)) as { default: Descriptor };
  return module.default;
}

type Kind = 'page' | 'modal' | 'room';

function importsOf(folders: string[], kind: Kind): string {
  return folders.map((folder) => `import ${identifier(folder, kind)} from './${folder}/${kind}.ts';`).join('\n');
}

/** With the kind behind it, so that a folder may be named by a word of the language. */
function identifier(folder: string, kind: Kind): string {
  return `${folder}-${kind}`.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function record(folders: string[], kind: Kind): string {
  return `{\n${folders.map((folder) => `  '${folder}': ${identifier(folder, kind)},`).join('\n')}\n}`;
}

function write(path: string, text: string): void {
  writeFileSync(`${source}${path}`, text);
}
