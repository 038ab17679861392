import { useTranslations } from 'use-intl/react';

/** The texts of an area: `const text = useText('shell'); text('login')`. Keys and arguments are typed by the English. */
export const useText = useTranslations;
