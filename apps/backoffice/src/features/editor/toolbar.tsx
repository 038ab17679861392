import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { Bold, Heading, Italic, Link, List, ListOrdered, Quote, Redo2, Underline, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { LinkForm } from './link-form.tsx';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

/** What can be done to what is selected; the arrow keys of the text itself are not needed for it. */
export function Toolbar({ view, state }: { view: EditorView; state: EditorState }) {
  const text = useText('officeContent');
  const [isLinking, setLinking] = useState(false);
  const run = (command: Command): void => {
    command(view.state, view.dispatch, view);
    view.focus();
  };
  return (
    <>
      <div role="toolbar" aria-label={text('formatting')} className="editor-tools">
        {tools.map(({ name, Icon, isOn, command }) => (
          <button
            key={name}
            type="button"
            className="icon-button"
            aria-label={text(name)}
            aria-pressed={isOn?.(state)}
            onClick={() => run(command(state))}
          >
            <Icon aria-hidden size={16} />
          </button>
        ))}
        <button
          type="button"
          className="icon-button"
          aria-label={text('link')}
          aria-expanded={isLinking}
          onClick={() => setLinking(!isLinking)}
        >
          <Link aria-hidden size={16} />
        </button>
      </div>
      {isLinking && <LinkForm view={view} onDone={() => setLinking(false)} />}
    </>
  );
}

const isMarked = (mark: MarkType) => (state: EditorState) => {
  const { from, to, empty, $from } = state.selection;
  return empty
    ? mark.isInSet(state.storedMarks ?? $from.marks()) !== undefined
    : state.doc.rangeHasMark(from, to, mark);
};
const isWithin =
  (node: NodeType) =>
  ({ selection: { $from } }: EditorState) =>
    Array.from({ length: $from.depth + 1 }).some((_, depth) => $from.node(depth).type === node);

const marking = (mark: MarkType) => ({ isOn: isMarked(mark), command: () => toggleMark(mark) });
const listing = (list: NodeType) => ({
  isOn: isWithin(list),
  command: (state: EditorState) => (isWithin(list)(state) ? liftListItem(nodes.item) : wrapInList(list)),
});

const tools = [
  { name: 'bold', Icon: Bold, ...marking(marks.bold) },
  { name: 'italic', Icon: Italic, ...marking(marks.italic) },
  { name: 'underlined', Icon: Underline, ...marking(marks.underlined) },
  {
    name: 'heading',
    Icon: Heading,
    isOn: isWithin(nodes.heading),
    command: (state: EditorState) => setBlockType(isWithin(nodes.heading)(state) ? nodes.paragraph : nodes.heading),
  },
  { name: 'bullets', Icon: List, ...listing(nodes.bullets) },
  { name: 'numbers', Icon: ListOrdered, ...listing(nodes.numbers) },
  {
    name: 'quote',
    Icon: Quote,
    isOn: isWithin(nodes.quotation),
    command: (state: EditorState) => (isWithin(nodes.quotation)(state) ? lift : wrapIn(nodes.quotation)),
  },
  { name: 'undo', Icon: Undo2, isOn: undefined, command: () => undo },
  { name: 'redo', Icon: Redo2, isOn: undefined, command: () => redo },
] as const;
