import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { DOMParser, DOMSerializer } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, EditorState } from 'prosemirror-state';
import { purified } from '@pelita/ui/purified';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

const lineBreak: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.line_break.create()).scrollIntoView());
  return true;
});

/** Tab is left to the page, so that the keyboard is not caught; lists are moved by Mod with a bracket. */
const keys = {
  'Mod-z': undo,
  'Mod-y': redo,
  'Shift-Mod-z': redo,
  'Mod-b': toggleMark(marks.bold),
  'Mod-i': toggleMark(marks.italic),
  'Mod-u': toggleMark(marks.underlined),
  Enter: splitListItem(nodes.item),
  'Mod-[': liftListItem(nodes.item),
  'Mod-]': sinkListItem(nodes.item),
  'Shift-Enter': lineBreak,
};

export function stateOf(html: string): EditorState {
  return EditorState.create({
    doc: DOMParser.fromSchema(schema).parse(purified(html)),
    plugins: [history(), keymap(keys), keymap(baseKeymap)],
  });
}

/** What is pasted passes the sanitiser before the editor reads it. */
export function cleaned(html: string): string {
  return markupOf(purified(html));
}

/** As it is sent; a text of blanks is none. */
export function htmlOf({ doc }: EditorState): string {
  if (doc.textContent.trim() === '') return '';
  return markupOf(DOMSerializer.fromSchema(schema).serializeFragment(doc.content));
}

function markupOf(content: Node): string {
  const place = document.createElement('div');
  place.append(content);
  return place.innerHTML;
}
