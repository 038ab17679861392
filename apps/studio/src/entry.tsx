import '@pelita/ui/layers.css';
import './faces.css';
import '@pelita/ui/tokens.css';
import './studio-app.css';
import './stage/stage.css';
import './board/board.css';
import './controls/controls.css';
import './sheets/sheets.css';
import { inOwnWords, languageOf } from '@pelita/i18n';
import { loadCatalogue } from '@pelita/i18n/catalogues';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'use-intl/react';
import { studioCalls } from './calls/studio-calls.ts';
import { createGame } from './game/game.ts';
import { GameContext } from './game/use-game.ts';
import { launchToken, readPageFacts } from './platform/page-facts.ts';
import { createSounds } from './sound/sounds.ts';
import { StudioApp } from './studio-app.tsx';

const facts = readPageFacts();
const game = createGame(facts, studioCalls(facts.gameCode, launchToken()), createSounds());
// Both at once: the texts and the first answer of the server.
const opening = game.open();
const texts = inOwnWords(await loadCatalogue(facts.language, 'studio'), facts.texts);
window.addEventListener('online', () => game.tryNow());

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
createRoot(root).render(
  <IntlProvider locale={languageOf(facts.language).tag} messages={texts} timeZone="UTC">
    <GameContext value={game}>
      <StudioApp />
    </GameContext>
  </IntlProvider>,
);
await opening;
