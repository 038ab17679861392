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
] as const;
export type ModalName = (typeof modalNames)[number];

export function modalNamed(text: unknown): ModalName | undefined {
  return modalNames.find((name) => name === text);
}
