import '@pelita/ui/layers.css';
import './faces.css';
import '@pelita/ui/tokens.css';
import './studio-app.css';
import './sheets/sheets.css';
import './table/table.css';
import './table/scene/scene.css';
import './table/board/board.css';
import { inOwnWords, languageOf } from '@pelita/i18n';
import { loadCatalogue } from '@pelita/i18n/catalogues';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'use-intl/react';
import { launchToken, readAnyFacts } from './platform/page-facts.ts';
import { createSounds } from './sound/sounds.ts';
import { TableApp } from './table/table-app.tsx';
import { tableCalls } from './table/table-calls.ts';
import { createTableGame } from './table/table-game.ts';
import { TableContext } from './table/use-table.ts';

const facts = readAnyFacts();
const game = createTableGame(facts, tableCalls(facts.gameCode, launchToken()), createSounds());
// Both at once: the texts and the first answer of the server.
const playing = game.open();
const texts = inOwnWords(await loadCatalogue(facts.language, 'tables'), facts.texts);

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
createRoot(root).render(
  <IntlProvider locale={languageOf(facts.language).tag} messages={texts} timeZone="UTC">
    <TableContext value={game}>
      <TableApp />
    </TableContext>
  </IntlProvider>,
);
await playing;
