import { NoticeToast } from '@pelita/ui/notice-toast';
import { look, looks } from './look.ts';
import { choices } from './shelves/choices.tsx';
import { facts } from './shelves/facts.tsx';
import { fields } from './shelves/fields.tsx';
import { lists } from './shelves/lists.tsx';
import { modals } from './shelves/modals.tsx';
import { pictures } from './shelves/pictures.tsx';
import { states } from './shelves/states.tsx';
import type { Shelf, State } from './shelf.ts';

const title = 'Parts';
const shelves: Record<string, Shelf> = {
  Facts: facts,
  Lists: lists,
  Choices: choices,
  Fields: fields,
  Modals: modals,
  Pictures: pictures,
  States: states,
};

/** Every part that the kit exports, in every state that it has. */
export function PartsPage() {
  const shown = look();
  return (
    <main className="parts" id="content" tabIndex={-1}>
      <header className="parts-head">
        <h1>{title}</h1>
        <nav aria-label={title}>
          {looks.map(({ label, language, theme }) => (
            <a
              key={label}
              className="parts-look"
              href={`?theme=${theme}&language=${language}`}
              aria-current={language === shown.language && theme === shown.theme ? 'page' : undefined}
            >
              {label}
            </a>
          ))}
        </nav>
      </header>
      {Object.entries(shelves).map(([name, parts]) => (
        <section key={name} className="shelf" id={name}>
          <h2>{name}</h2>
          {Object.entries(parts).map(([part, partStates]) => (
            <Part key={part} part={part} states={partStates} />
          ))}
        </section>
      ))}
      <NoticeToast />
    </main>
  );
}

function Part({ part, states: ofPart }: { part: string; states: readonly State[] }) {
  return (
    <article className="part" data-part={part} aria-label={part}>
      <p className="part-name">{part}</p>
      <div className="part-states">
        {ofPart.map(({ name, show: Show, force, isWide }) => (
          <div key={name} className="part-state" data-wide={isWide} data-force={force}>
            <p className="part-state-name">{name}</p>
            <Show />
          </div>
        ))}
      </div>
    </article>
  );
}
