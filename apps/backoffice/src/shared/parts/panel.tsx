import './panel.css';
import { type ReactNode, useId } from 'react';

/** A part of a page with a heading of its own; a figure or an act may stand at the heading's end. */
export function Panel(props: { title: string; end?: ReactNode; children: ReactNode }) {
  const { title, end, children } = props;
  const id = useId();
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel-head">
        <h2 id={id}>{title}</h2>
        {end !== undefined && <div className="panel-end">{end}</div>}
      </div>
      {children}
    </section>
  );
}

/** A page's main column and, where there is room, a narrow one beside it. */
export function Columns({ children, side }: { children: ReactNode; side: ReactNode }) {
  return (
    <div className="columns">
      <div className="column">{children}</div>
      <div className="column">{side}</div>
    </div>
  );
}

/** Key figures in a row, each a `StatTile` of the kit. */
export function KeyFigures({ children }: { children: ReactNode }) {
  return <div className="key-figures">{children}</div>;
}

/** A line of filters or acts above what they are about. */
export function Bar({ children }: { children: ReactNode }) {
  return <div className="bar">{children}</div>;
}
