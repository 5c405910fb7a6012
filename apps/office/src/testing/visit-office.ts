import type { PrivateRequest } from '@parral/site/http';
import { messages } from '../messages.ts';
import type { Page, Session } from '../routing/page.ts';
import { createOffice } from '../routing/office.tsx';

interface Given {
  pages: readonly Page[];
  session?: Session;
  method?: 'GET' | 'POST';
  form?: Record<string, string>;
  headers?: Record<string, string>;
  /** What the API answers, by method and path; everything else is 404. */
  answers?: Readonly<Record<string, () => Response>>;
}

/** One request to an office of these pages; only what the API answers is made up. */
export async function visitOffice(address: string, { pages, session, form, method = form ? 'POST' : 'GET', headers = {}, answers = {} }: Given) {
  const url = new URL(address, 'http://localhost');
  const asked: Request[] = [];
  const known: Given['answers'] = {
    'GET /api/office/session/': () => Response.json(session ?? { state: 'nobody', person: null, rights: [], ends_at: null }),
    'GET /api/site/alba/': () => Response.json({ name: 'Alba', theme: { wordmark: { text: null } } }),
    ...answers,
  };
  const request: PrivateRequest = {
    method,
    path: url.pathname,
    query: url.searchParams,
    form: form ? new URLSearchParams(form) : null,
    headers,
    brands: ['alba'],
    api: async (call) => {
      asked.push(call.clone());
      const answer = known[`${call.method} ${new URL(call.url).pathname}`];
      return answer?.() ?? Response.json({ detail: 'NOT_FOUND' }, { status: 404 });
    },
  };
  const office = createOffice({ pages, messages, assets: { folder: null, head: '', scripts: () => [] } });
  const answer = await office.answer(request);
  const page = 'parts' in answer ? { status: 200, html: '', policy: '' } : answer;
  return { ...page, headers: answer.headers, parts: 'parts' in answer ? answer.parts : undefined, location: answer.headers?.['Location'], asked };
}

/** A file as it comes, whole. */
export async function textOf(parts: AsyncIterable<string> = (async function* () {})()): Promise<string> {
  let text = '';
  for await (const part of parts) text += part;
  return text;
}
