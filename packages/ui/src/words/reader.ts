import { createContext, useContext } from 'react';

/** Who reads: a language's code and an IANA zone. Amounts, dates and times of the kit are written for them. */
export type Reader = { language: string; timeZone: string };

/** The application hands it in once, around everything. */
export const ReaderContext = createContext<Reader>({ language: 'EN', timeZone: 'UTC' });

export function useReader(): Reader {
  return useContext(ReaderContext);
}
