import type { Language } from '@parral/api-spec/languages';
import { ApiError, type FailureCode } from './api-error.ts';
import { messages as en } from './error-messages.en.ts';
import { messages as es } from './error-messages.es.ts';

const texts: Record<Language, Record<FailureCode, string>> = { es, en };

/** The text of a code in the visitor's language (specification section 8). */
export function codeMessage(code: FailureCode, language: Language): string {
  return texts[language][code] ?? texts[language].INTERNAL_ERROR;
}

/**
 * What to show for a call that failed: the server's own `reason` where it gives
 * one (add_product), else the text of its code. An error that is no ApiError has
 * the text of INTERNAL_ERROR.
 */
export function errorMessage(error: unknown, language: Language): string {
  if (!(error instanceof ApiError)) return codeMessage('INTERNAL_ERROR', language);
  return error.reason ?? codeMessage(error.code, language);
}
