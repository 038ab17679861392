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

export function modalNamed(text: unknown): ModalName | undefined {
  return modalNames.find((name) => name === text);
}
