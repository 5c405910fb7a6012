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

  it('what the person can put right has none: nobody needs to be asked for a wrong code', () => {
    expect(saidOf('OFFICE_CODE_INVALID', 401)).not.toContain('4f1c09ab27');
  });
});
