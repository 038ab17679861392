import type { ComponentType } from 'react';
import { AskForNewLogin } from '../features/entrance/ask-for-new-login.tsx';
import { modals } from '../modals/all-modals.generated.ts';
import type { ModalName } from '../shared/modal/modal-address.ts';
import type { ModalProps } from '../shared/modal/portal-modal.ts';
import { lazyPart, loadPart } from '../shared/parts/load-part.ts';

const components = Object.fromEntries(
  Object.entries(modals).map(([name, modal]) => [name, lazyPart(modal)]),
) as unknown as Record<ModalName, ComponentType<ModalProps>>;

/** Every modal by its name, each with what it is made of fetched when it first opens. */
export default function NamedModal({ name, onClose }: { name: ModalName; onClose: () => void }) {
  const Modal = components[name];
  return (
    <>
      <Modal onClose={onClose} />
      <AskForNewLogin />
    </>
  );
}

/** Fetches what is about to be opened, and what its first view needs. */
export async function prepareModal(name: ModalName): Promise<void> {
  const modal = modals[name];
  await Promise.all([loadPart(modal), modal.prepare?.()]);
}
