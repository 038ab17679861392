import '@pelita/ui/layers.css';
import './faces.css';
import '@pelita/ui/tokens.css';
import './studio-app.css';
import './sheets/sheets.css';
import './table/table.css';
import './book/book.css';
import { inOwnWords, languageOf } from '@pelita/i18n';
import { loadCatalogue } from '@pelita/i18n/catalogues';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'use-intl/react';
import { BookApp } from './book/book-app.tsx';
import { bookCalls } from './book/book-calls.ts';
import { createBookGame } from './book/book-game.ts';
import { BookContext } from './book/use-book.ts';
import { launchToken, readAnyFacts } from './platform/page-facts.ts';

const facts = readAnyFacts();
const game = createBookGame(facts, bookCalls(facts.gameCode, launchToken()));
// Both at once: the texts and the first answer of the server.
const playing = game.open();
const texts = inOwnWords(await loadCatalogue(facts.language, 'sportsbook'), facts.texts);

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
createRoot(root).render(
  <IntlProvider locale={languageOf(facts.language).tag} messages={texts} timeZone="UTC">
    <BookContext value={game}>
      <BookApp />
    </BookContext>
  </IntlProvider>,
);
await playing;
