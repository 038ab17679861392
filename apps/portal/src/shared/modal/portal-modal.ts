import type { BrowserBundle } from '@pelita/i18n/catalogues';
import type { KnownPath } from '@pelita/router';
import type { ComponentType } from 'react';

/** What every modal gets. */
export type ModalProps = { onClose: () => void };

/** What is known of a modal before any of it is loaded: plain values, which stand in the first script of every page. */
export type ModalFacts = {
  /** The parameter of the address, beside the modal's name, that says at what it opens. */
  reads?: string;
  /** ROUTE-03: the paths at which it opens by itself, over the page that they lead to. */
  paths?: readonly KnownPath[];
  /** Who sees it; everybody, unless given. */
  onlyFor?: 'visitors' | 'visitors and trials';
  /** Made, hidden, while its button is pointed at. Such a modal reads nothing of the address. */
  isMadeAhead?: true;
};

/** The descriptor of a modal, the default export of `modal.ts` in a folder of `modals`; the folder's name is its own. */
export type PortalModal = {
  facts?: ModalFacts;
  /** The bundles of texts beyond those of every page; they arrive with the component. */
  texts?: readonly BrowserBundle[];
  component: () => Promise<{ default: ComponentType<ModalProps> }>;
  /** What its first view needs besides, fetched while its button is pointed at. */
  prepare?: () => Promise<unknown>;
};

export function portalModal(modal: PortalModal): PortalModal {
  return modal;
}
