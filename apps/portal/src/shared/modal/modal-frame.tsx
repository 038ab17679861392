import './modal.css';
import { MODAL_WIDTH_PX } from '@pelita/contract';
import { languageOf } from '@pelita/i18n';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Dialog, Heading, I18nProvider, Modal, ModalOverlay } from 'react-aria-components';
import { useText } from '../language/use-text.ts';
import { usePageLanguage } from '../page/page.ts';

/**
 * The frame of every modal: focus is trapped and given back, Escape and a press beside it close it where it may be
 * closed, the page behind neither scrolls nor loses its place. Under 640 px it is a sheet of full height.
 */
export function ModalFrame(props: {
  title: string;
  onClose: () => void;
  /** In pixels; 600 unless told. */
  width?: number;
  isClosable?: boolean;
  /** A dialog is small and stays small on a phone. */
  kind?: 'modal' | 'dialog';
  /** Before the title: a way back. */
  lead?: ReactNode;
  children: ReactNode;
}) {
  const { title, onClose, width = MODAL_WIDTH_PX, isClosable = true, kind = 'modal', lead, children } = props;
  const text = useText('shell');
  const { code } = usePageLanguage();
  return (
    <I18nProvider locale={languageOf(code).tag}>
      <ModalOverlay
        isOpen
        isDismissable={isClosable}
        isKeyboardDismissDisabled={!isClosable}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        className="modal-ground"
      >
        <Modal className={`modal-box modal-box-${kind}`} style={{ maxWidth: width }}>
          <Dialog className="modal-dialog" role={kind === 'dialog' ? 'alertdialog' : 'dialog'}>
            <header className="flex items-start justify-between gap-4">
              {lead}
              <Heading slot="title" className="font-head grow text-2xl leading-tight font-bold text-balance">
                {title}
              </Heading>
              {isClosable && (
                <Button aria-label={text('close')} className="icon-button -me-2 -mt-2" onPress={onClose}>
                  <X aria-hidden size={20} />
                </Button>
              )}
            </header>
            {children}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </I18nProvider>
  );
}
