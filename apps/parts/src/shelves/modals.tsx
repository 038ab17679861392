import { AskDialog } from '@pelita/ui/ask-dialog';
import { ComboBox } from '@pelita/ui/combo-box';
import { CopyButton } from '@pelita/ui/copy-button';
import { KeptViews } from '@pelita/ui/kept-views';
import { MessageDialog } from '@pelita/ui/message-dialog';
import { ModalFrame } from '@pelita/ui/modal-frame';
import { notify } from '@pelita/ui/notice';
import { type ReactNode, useState } from 'react';
import { banks, longWords } from '../samples.ts';
import type { Shelf } from '../shelf.ts';
import { words } from '../words.ts';

function Opened({ of }: { of: (close: () => void) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className="button button-small button-strong" onClick={() => setIsOpen(true)}>
        {words.open}
      </button>
      {isOpen && of(() => setIsOpen(false))}
    </>
  );
}

function Bank() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <div className="form">
      <ComboBox label={words.bank} choices={banks} value={value} onChange={setValue} />
    </div>
  );
}

function Kept() {
  const [shown, setShown] = useState<'first' | 'second'>('first');
  return (
    <>
      <button
        type="button"
        className="button button-small button-quiet"
        onClick={() => setShown(shown === 'first' ? 'second' : 'first')}
      >
        {words[shown]}
      </button>
      <KeptViews
        shown={shown}
        of={(name) => (
          <span className="field-box">
            <input className="field-input" aria-label={words[name]} />
          </span>
        )}
      />
    </>
  );
}

const nothing = async () => undefined;

export const modals: Shelf = {
  'modal-frame': [
    {
      name: 'modal',
      show: () => (
        <Opened
          of={(close) => (
            <ModalFrame title={words.movements} onClose={close}>
              <Bank />
            </ModalFrame>
          )}
        />
      ),
    },
    {
      name: 'drawer',
      show: () => (
        <Opened
          of={(close) => (
            <ModalFrame kind="drawer" width={420} title={longWords} onClose={close}>
              <Bank />
            </ModalFrame>
          )}
        />
      ),
    },
  ],
  'ask-dialog': [
    {
      name: 'default',
      show: () => (
        <Opened
          of={(close) => (
            <AskDialog
              title={words.title}
              note={words.note}
              confirm={words.confirm}
              onConfirm={nothing}
              onClose={close}
            />
          )}
        />
      ),
    },
  ],
  'message-dialog': [
    {
      name: 'a way on',
      show: () => (
        <Opened
          of={(close) => (
            <MessageDialog
              title={words.done}
              note={words.note}
              confirm={words.onward}
              isWayOn
              onConfirm={close}
              onClose={close}
            />
          )}
        />
      ),
    },
  ],
  'kept-views': [{ name: 'two fields that keep what was typed', show: Kept }],
  'notice-toast': [
    {
      name: 'done',
      show: () => (
        <button
          type="button"
          className="button button-small button-quiet"
          onClick={() => notify({ tone: 'done', text: words.notice })}
        >
          {words.open}
        </button>
      ),
    },
    {
      name: 'problem, long',
      show: () => (
        <button
          type="button"
          className="button button-small button-quiet"
          onClick={() => notify({ tone: 'problem', text: longWords })}
        >
          {words.open}
        </button>
      ),
    },
  ],
  'copy-button': [{ name: 'default', show: () => <CopyButton copied={words.address} label={words.copy} /> }],
};
