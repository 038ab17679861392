import '@pelita/ui/layers.css';
import './faces.css';
import '@pelita/ui/tokens.css';
import './studio-app.css';
import './sheets/sheets.css';
import './table/table.css';
import './table/board/board.css';
import './blackjack/blackjack.css';
import { inOwnWords, languageOf } from '@pelita/i18n';
import { loadCatalogue } from '@pelita/i18n/catalogues';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'use-intl/react';
import { BlackjackApp } from './blackjack/blackjack-app.tsx';
import { blackjackCalls } from './blackjack/blackjack-calls.ts';
import { createBlackjackGame } from './blackjack/blackjack-game.ts';
import { BlackjackContext } from './blackjack/use-blackjack.ts';
import { launchToken, readAnyFacts } from './platform/page-facts.ts';
import { createSounds } from './sound/sounds.ts';

const facts = readAnyFacts();
const game = createBlackjackGame(facts, blackjackCalls(facts.gameCode, launchToken()), createSounds());
// Both at once: the texts and the first answer of the server.
const playing = game.open();
const texts = inOwnWords(await loadCatalogue(facts.language, 'blackjack'), facts.texts);

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
createRoot(root).render(
  <IntlProvider locale={languageOf(facts.language).tag} messages={texts} timeZone="UTC">
    <BlackjackContext value={game}>
      <BlackjackApp />
    </BlackjackContext>
  </IntlProvider>,
);
await playing;
