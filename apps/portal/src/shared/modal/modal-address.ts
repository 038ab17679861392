import type { RoomNames } from '../rooms/room-names.generated.ts';
import { modalFacts as facts } from './modal-facts.generated.ts';
import type { ModalFacts } from './portal-modal.ts';

/** The modals that an address can open: `?modal=login`. */
export type ModalName = keyof typeof facts;

const DETAIL_MAXIMUM_LENGTH = 64;

/** What may be said of a modal when it is opened: the room of a centre, or a text; nothing where it reads nothing. */
export type ModalDetail<Name extends ModalName> = Name extends keyof RoomNames
  ? [room?: RoomNames[Name]]
  : (typeof facts)[Name] extends { reads: string }
    ? [detail?: string]
    : [];

export function factsOf(name: ModalName): ModalFacts {
  return facts[name];
}

export function modalNamed(text: unknown): ModalName | undefined {
  return typeof text === 'string' && Object.hasOwn(facts, text) ? (text as ModalName) : undefined;
}

/** ROUTE-03: some paths are a page with a modal over it. */
export function modalAtPath(pathname: string): ModalName | undefined {
  return names.find((name) => factsOf(name).paths?.some((path) => path === pathname));
}

/** What an address says of the modal over its page; what is malformed is left out. */
export function modalInSearch(search: Search): { modal?: ModalName; detail?: string } {
  const modal = modalNamed(search['modal']);
  const { reads } = modal ? factsOf(modal) : {};
  const detail = reads && search[reads]?.slice(0, DETAIL_MAXIMUM_LENGTH);
  return { ...(modal && { modal }), ...(detail !== undefined && detail !== '' && { detail }) };
}

/** The search of an address with this modal over its page. */
export function withModal(search: Search, modal: ModalName, detail: string | undefined): Search {
  const { reads } = factsOf(modal);
  return { ...withoutModal(search), modal, ...(reads && detail && { [reads]: detail }) };
}

export function withoutModal(search: Search): Search {
  return Object.fromEntries(Object.entries(search).filter(([name]) => !modalParameters.has(name)));
}

type Search = Readonly<Record<string, string>>;

const names = Object.keys(facts) as ModalName[];
const modalParameters = new Set(['modal', ...names.flatMap((name) => factsOf(name).reads ?? [])]);
