import { email, formErrors } from '@parral/site/forms';
import type { Screen, ScreenView } from '@parral/site/render';
import * as z from 'zod/mini';
import { loginAlternates } from './login-alternates.ts';
import { LoginForm, type LoginProblem } from './LoginForm.tsx';
import { safeNext } from './safe-next.ts';

const loginSchema = z.object({ email, password: z.string().check(z.minLength(1, { error: 'required' })) });
type LoginValues = z.infer<typeof loginSchema>;

/**
 * `/login`: outside the languages, under the club's theme, works without script. Whoever is logged
 * in goes straight to `next`; a wrong pair says so without telling which of the two was wrong.
 */
export const loginScreen: Screen = async (view) => {
  const { site, language, search, form, api, method, words } = view;
  const requested = form?.get('next') ?? new URLSearchParams(search).get('next');
  const next = safeNext(requested) ?? site.addresses[language]?.my_club ?? '/';
  const title = words(language)('club/login')('title');
  const links = { forgotten: site.addresses[language]?.password ?? '/', joining: `${site.addresses[language]?.club ?? '/'}#joining` };
  if (method === 'GET') {
    const session = await api(new Request('http://api.invalid/api/club/session/'));
    const { member } = (session.ok ? await session.json() : { member: null }) as { member: unknown };
    if (member) return { redirect: next };
    const body = <LoginForm language={language} next={next} {...links} email="" problem={null} />;
    return { status: 200, title, theme: 'club', alternates: await loginAlternates(view, next), body };
  }
  const values = { email: (form?.get('email') ?? '').trim(), password: form?.get('password') ?? '' };
  const answer = await logIn(view, values);
  if (answer.problem === null) return { redirect: next, cookies: answer.cookies };
  const status = { failed: 401, missing: 400, many: 429, broken: 502 }[answer.problem];
  return {
    status,
    title,
    theme: 'club',
    alternates: await loginAlternates(view, next),
    body: <LoginForm language={language} next={next} {...links} email={values.email} problem={answer.problem} />,
  };
};

async function logIn({ api, headers }: ScreenView, values: LoginValues): Promise<{ problem: LoginProblem | null; cookies: string[] }> {
  if (Object.keys(formErrors(loginSchema, values)).length > 0) return { problem: 'missing', cookies: [] };
  const passed = Object.fromEntries(['host', 'origin', 'user-agent'].flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])));
  const response = await api(
    new Request('http://api.invalid/api/club/login/', {
      method: 'POST',
      headers: { ...passed, 'content-type': 'application/json' },
      body: JSON.stringify(values),
    }),
  );
  if (response.ok) return { problem: null, cookies: response.headers.getSetCookie() };
  const problem = response.status === 401 ? 'failed' : response.status === 400 ? 'missing' : response.status === 429 ? 'many' : 'broken';
  return { problem, cookies: [] };
}
