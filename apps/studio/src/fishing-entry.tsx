import '@pelita/ui/layers.css';
import './faces.css';
import '@pelita/ui/tokens.css';
import './studio-app.css';
import './sheets/sheets.css';
import './controls/controls.css';
import './table/table.css';
import './fishing/fishing.css';
import { inOwnWords, languageOf } from '@pelita/i18n';
import { loadCatalogue } from '@pelita/i18n/catalogues';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'use-intl/react';
import { FishApp } from './fishing/fish-app.tsx';
import { fishCalls } from './fishing/fish-calls.ts';
import { createFishGame } from './fishing/fish-game.ts';
import { FishContext } from './fishing/use-fish.ts';
import { launchToken, readAnyFacts } from './platform/page-facts.ts';
import { createSounds } from './sound/sounds.ts';

const facts = readAnyFacts();
const game = createFishGame(facts, fishCalls(facts.gameCode, launchToken()), createSounds());
// Both at once: the texts and the first answer of the server.
const playing = game.open();
const texts = inOwnWords(await loadCatalogue(facts.language, 'fishing'), facts.texts);

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
createRoot(root).render(
  <IntlProvider locale={languageOf(facts.language).tag} messages={texts} timeZone="UTC">
    <FishContext value={game}>
      <FishApp />
    </FishContext>
  </IntlProvider>,
);
await playing;
