import '@pelita/ui/layers.css';
import './faces.css';
import '@pelita/ui/tokens.css';
import './studio-app.css';
import './sheets/sheets.css';
import './table/table.css';
import './bingo/bingo.css';
import { inOwnWords, languageOf } from '@pelita/i18n';
import { loadCatalogue } from '@pelita/i18n/catalogues';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'use-intl/react';
import { BingoApp } from './bingo/bingo-app.tsx';
import { bingoCalls } from './bingo/bingo-calls.ts';
import { createBingoGame } from './bingo/bingo-game.ts';
import { createCaller } from './bingo/caller-voice.ts';
import { BingoContext } from './bingo/use-bingo.ts';
import { launchToken, readAnyFacts } from './platform/page-facts.ts';
import { createSounds } from './sound/sounds.ts';

const facts = readAnyFacts();
const { tag } = languageOf(facts.language);
const game = createBingoGame(facts, bingoCalls(facts.gameCode, launchToken()), createSounds(), createCaller(tag));
// Both at once: the texts and the first answer of the server.
const playing = game.open();
const texts = inOwnWords(await loadCatalogue(facts.language, 'bingo'), facts.texts);

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
createRoot(root).render(
  <IntlProvider locale={tag} messages={texts} timeZone="UTC">
    <BingoContext value={game}>
      <BingoApp />
    </BingoContext>
  </IntlProvider>,
);
await playing;
