import '@pelita/ui/layers.css';
import '@pelita/ui/tokens.css';
import '@pelita/ui/base.css';
import '@pelita/ui/button.css';
import '@pelita/ui/button-states.css';
import '@pelita/ui/states.css';
import '@pelita/ui/form.css';
import './page.css';
import { loadCatalogue } from '@pelita/i18n/catalogues';
import { languageOf } from '@pelita/i18n';
import { ReaderContext } from '@pelita/ui/reader';
import { themeStyle } from '@pelita/ui/colours';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'use-intl/react';
import { colours } from '../../../brands/pelita/colours.ts';
import { look } from './look.ts';
import { PartsPage } from './parts-page.tsx';

const { language, theme } = look();
const { tag, direction } = languageOf(language);
const { documentElement } = document;
Object.assign(documentElement, { lang: tag, dir: direction });
documentElement.dataset['theme'] = theme;
const brand = new CSSStyleSheet();
brand.replaceSync(themeStyle(colours));
document.adoptedStyleSheets.push(brand);

const bundles = await Promise.all((['page', 'member', 'centre'] as const).map((name) => loadCatalogue(language, name)));
const messages = Object.assign({}, ...bundles) as Record<string, never>;
const timeZone = 'Asia/Kuala_Lumpur';
const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
createRoot(root).render(
  <IntlProvider locale={tag} messages={messages} timeZone={timeZone}>
    <ReaderContext value={{ language, timeZone }}>
      <PartsPage />
    </ReaderContext>
  </IntlProvider>,
);
