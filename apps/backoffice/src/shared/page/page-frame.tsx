import './page-frame.css';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { takesHeadingFocus } from './heading-focus.ts';
import { startup } from './startup.ts';

/** A page: its heading, which takes the focus when a link has led here, what it is about, and the acts of the whole page. */
export function PageFrame(props: {
  title: string;
  /** Beside the heading: how many, how fresh, in which state. */
  note?: ReactNode;
  acts?: ReactNode;
  children: ReactNode;
}) {
  const { title, note, acts, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (takesHeadingFocus()) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="page-frame">
      <title>{`${title} · ${startup.name}`}</title>
      <div className="page-head">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {note !== undefined && <div className="page-note">{note}</div>}
        {acts !== undefined && <div className="page-acts">{acts}</div>}
      </div>
      {children}
    </div>
  );
}
