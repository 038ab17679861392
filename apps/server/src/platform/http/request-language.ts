import type { Brand } from '@pelita/contract';
import { chooseLanguage, type LanguageCode } from '@pelita/i18n';
import type { FastifyRequest } from 'fastify';

/** The header Language, when the brand speaks it; else the brand's default. */
export function languageOfRequest(request: Pick<FastifyRequest, 'headers'>, brand: Brand): LanguageCode {
  const named = request.headers['language'];
  return chooseLanguage(typeof named === 'string' ? named.trim().toUpperCase() : null, brand);
}
