import type { EnglishMessages } from '@pelita/i18n';
import type {} from 'use-intl';
import { useTranslations } from 'use-intl/react';

declare module 'use-intl' {
  interface AppConfig {
    Messages: EnglishMessages;
  }
}

/** The texts of an area: `const text = useText('shell'); text('login')`. Keys and arguments are typed by the English. */
export const useText = useTranslations;
