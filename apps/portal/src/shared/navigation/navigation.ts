import type { ModalDetail, ModalName } from '../modal/modal-address.ts';

/** The router as code outside components may use it. The app hands it in when it starts. */
export type Navigation = {
  openModal: <Name extends ModalName>(name: Name, ...detail: ModalDetail<Name>) => void;
  /** Back to the address before the modal, or the same page without it. */
  closeModal: () => void;
  /** To an address of the portal. */
  go: (address: string) => void;
};

let navigation: Navigation | null = null;

export function keepNavigation(given: Navigation): void {
  navigation = given;
}

export function navigate(): Navigation {
  if (!navigation) throw new Error('the page is not live yet');
  return navigation;
}
