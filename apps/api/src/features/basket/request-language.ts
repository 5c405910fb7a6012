import type { Language } from '@parral/api-spec/languages';
import type { FastifyRequest } from 'fastify';

/**
 * The language in which a request's texts are answered: the one it names, else
 * that of the page it comes from (its address begins with /es/ or /en/), else
 * the visitor's own, else Spanish.
 */
export function requestLanguage(request: FastifyRequest, given?: Language): Language {
  if (given !== undefined) return given;
  const page = /^https?:\/\/[^/]+\/(es|en)(?:\/|$|\?)/.exec(request.headers.referer ?? '');
  if (page) return page[1] as Language;
  const [first] = (request.headers['accept-language'] ?? '').toLowerCase().match(/\b(?:es|en)\b/) ?? [];
  return first === 'en' ? 'en' : 'es';
}
