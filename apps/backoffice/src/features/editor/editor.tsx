import './editor.css';
import '@pelita/ui/house-text.css';
import type { Language } from '@pelita/i18n';
import type { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useId, useRef, useState } from 'react';
import { cleaned, htmlOf, stateOf } from './editor-state.ts';
import { Toolbar } from './toolbar.tsx';

/** A text with its markup, written as it will be seen. */
export function Editor(props: {
  label: string;
  language: Language;
  html: string;
  onChange: (html: string) => void;
  problem: string | undefined;
}) {
  const { label, language, html, onChange, problem } = props;
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const changed = useRef(onChange);
  const [view, setView] = useState<EditorView | null>(null);
  const [state, setState] = useState<EditorState | null>(null);
  const [first] = useState(html);
  useEffect(() => {
    changed.current = onChange;
  });
  const { tag, direction } = language;
  useEffect(() => {
    if (!place.current) return undefined;
    const made = new EditorView(place.current, {
      state: stateOf(first),
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': `${id}-problem`,
        class: 'editor-text house-text',
        lang: tag,
        dir: direction,
      },
      transformPastedHTML: cleaned,
      dispatchTransaction(transaction) {
        const next = made.state.apply(transaction);
        made.updateState(next);
        setState(next);
        if (transaction.docChanged) changed.current(htmlOf(next));
      },
    });
    setView(made);
    setState(made.state);
    return () => made.destroy();
  }, [first, id, tag, direction]);
  return (
    <div className="field" data-invalid={problem === undefined ? undefined : true}>
      <span id={`${id}-label`} className="field-label">
        {label}
      </span>
      <div className="editor">
        {view && state && <Toolbar view={view} state={state} />}
        <div ref={place} />
      </div>
      <span id={`${id}-problem`} className="field-problem">
        {problem}
      </span>
    </div>
  );
}
