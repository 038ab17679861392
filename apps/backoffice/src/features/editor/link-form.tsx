import { toggleMark } from 'prosemirror-commands';
import type { EditorView } from 'prosemirror-view';
import { TextField } from '@pelita/ui/text-field';
import { type KeyboardEvent, useState } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { schema } from './schema.ts';

const { link } = schema.marks;

/** Where the selected words lead; empty takes the link away. */
export function LinkForm({ view, onDone }: { view: EditorView; onDone: () => void }) {
  const text = useText('officeContent');
  const [href, setHref] = useState(() => hrefAt(view));
  const apply = (): void => {
    const { from, to } = view.state.selection;
    view.dispatch(view.state.tr.removeMark(from, to, link));
    if (href.trim() !== '') toggleMark(link, { href: href.trim() })(view.state, view.dispatch);
    onDone();
    view.focus();
  };
  // A form within the form would send the whole announcement.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter in its field, and nothing of its own
    <div className="editor-link" onKeyDown={onKeyDown}>
      <TextField
        name="href"
        label={text('linkAddress')}
        hint={text('linkAddressHint')}
        value={href}
        onChange={setHref}
        takesFocus
      />
      <button type="button" className="button button-quiet button-small" onClick={apply}>
        {text('apply')}
      </button>
    </div>
  );
}

function hrefAt({ state }: EditorView): string {
  const mark = link.isInSet(state.selection.$from.marks());
  return typeof mark?.attrs['href'] === 'string' ? mark.attrs['href'] : '';
}
