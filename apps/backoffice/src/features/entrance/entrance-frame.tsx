import './entrance.css';
import type { ReactNode } from 'react';
import { BrandSign } from '../../shared/parts/brand-sign.tsx';
import { startup } from '../../shared/page/startup.ts';
import { LookChoice } from '../../shared/parts/look-choice.tsx';

/** A screen before or over the back office: who we are, one form, and the choice of language and theme. */
export function EntranceFrame(props: { title: string; note?: ReactNode; children: ReactNode }) {
  const { title, note, children } = props;
  return (
    <main className="entrance" id="content" tabIndex={-1}>
      <title>{`${title} · ${startup.name}`}</title>
      <div className="entrance-card">
        <BrandSign />
        <h1>{title}</h1>
        {note !== undefined && <div className="entrance-note">{note}</div>}
        {children}
      </div>
      <LookChoice />
    </main>
  );
}
