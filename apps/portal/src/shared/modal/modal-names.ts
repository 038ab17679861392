/** The modals that an address can open: `?modal=login`. */
export const modalNames = [
  'login',
  'register',
  'deposit',
  'logout',
  'notice',
  'popup',
  'feedback',
  'need-true-account',
  'categories',
  'me',
  'search',
  'game-closed',
  'vendor-games',
  'member-centre',
] as const;
export type ModalName = (typeof modalNames)[number];

/** What an address says beside a modal's name: the announcement, the vendor or the room that it opens at. */
export const modalDetails = { notice: 'notice', 'vendor-games': 'of', 'member-centre': 'room' } as const;
export type ModalSearch = {
  modal?: ModalName | undefined;
  notice?: string | undefined;
  of?: string | undefined;
  room?: string | undefined;
};

/** What an address says of the modal over its page; what is malformed is left out. */
export function modalSearch(raw: Readonly<Record<string, string>>): ModalSearch {
  const modal = modalNamed(raw.modal);
  const name = modal && modal in modalDetails ? modalDetails[modal as keyof typeof modalDetails] : undefined;
  const detail = name && raw[name]?.slice(0, DETAIL_MAXIMUM_LENGTH);
  return { ...(modal && { modal }), ...(name && detail !== undefined && { [name]: detail }) };
}

const DETAIL_MAXIMUM_LENGTH = 64;

export function modalNamed(text: unknown): ModalName | undefined {
  return modalNames.find((name) => name === text);
}
