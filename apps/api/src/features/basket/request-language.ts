import { defaultLanguage, isLanguage, type Language } from '@parral/api-spec/languages';
import type { FastifyRequest } from 'fastify';

/**
 * The language in which a request's texts are answered: the one it names, else
 * that of the page it comes from (the first part of its path), else the first of
 * the visitor's own that there is, else the usual one.
 */
export function requestLanguage(request: FastifyRequest, given?: Language): Language {
  if (given !== undefined) return given;
  const [, ofPage] = /^https?:\/\/[^/]+\/([^/?#]+)/.exec(request.headers.referer ?? '') ?? [];
  if (isLanguage(ofPage)) return ofPage;
  const tags = (request.headers['accept-language'] ?? '').toLowerCase().match(/[a-z]+(?:-[a-z0-9]+)*/g) ?? [];
  return tags.flatMap((tag) => [tag, tag.replace(/-.*/, '')]).find(isLanguage) ?? defaultLanguage;
}
