import { useTranslations } from 'use-intl/react';

/** The texts of an area: `const text = useText('officeFrame'); text('logOut')`. Keys are typed by the English. */
export const useText = useTranslations;
