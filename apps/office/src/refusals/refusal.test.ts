import { ApiError } from '@parral/api-client';
import { createWords } from '@parral/site/render';
import { describe, expect, it } from 'vitest';
import { messages } from '../messages.ts';
import { refusalText } from './refusal.ts';

const words = createWords({ office: messages }).in('en');
const saidOf = (code: ApiError['code'], status: number) => refusalText(new ApiError({ code, status, errorId: '4f1c09ab27' }), words);

describe('what a form was refused with', () => {
  it('what failed on our side has the number to ask by', () => {
    expect(saidOf('INTERNAL_ERROR', 500)).toContain('4f1c09ab27');
    expect(saidOf('BAD_REQUEST', 400)).toContain('4f1c09ab27');
  });

  it('says why something is not possible in the language of who reads; a reason that is not known here in the words of the server', () => {
    const saidWhy = (why: string, to: 'es' | 'en') =>
      refusalText(new ApiError({ code: 'NOT_POSSIBLE', status: 409, message: 'The moon is in the way.', why }), createWords({ office: messages }).in(to));
    expect(saidWhy('no_places', 'es')).toBe('A esa hora no quedan plazas para tantas personas, está cerrada o su guía está en otra visita. Elija otra hora.');
    expect(saidWhy('no_places', 'en')).toContain('its guide is on another visit');
    expect(saidWhy('moon_in_the_way', 'es')).toContain('(The moon is in the way.)');
  });

  it('what the person can put right has none: nobody needs to be asked for a wrong code', () => {
    expect(saidOf('OFFICE_CODE_INVALID', 401)).not.toContain('4f1c09ab27');
  });
});
