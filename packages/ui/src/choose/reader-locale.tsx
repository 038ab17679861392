import { languageOf } from '@pelita/i18n';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useReader } from '../words/reader.ts';
import { useKitText } from '../words/use-kit-text.ts';
import { sayLibraryWordsBy } from './library-words.ts';

/** Days, directions and the library's own few words follow the reader, not the browser. */
export function ReaderLocale({ children }: { children: ReactNode }) {
  const { language } = useReader();
  const { tag, direction } = languageOf(language);
  sayLibraryWordsBy(useKitText('kitAloud'));
  // The library knows a direction only by a language: any that is written from the right will do.
  const isFromTheRight = direction === 'rtl' && !tagsFromTheRight.test(tag);
  return <I18nProvider locale={isFromTheRight ? 'ar-u-ca-gregory-nu-latn' : tag}>{children}</I18nProvider>;
}

const tagsFromTheRight = /^(ar|fa|ur|he)\b/;
