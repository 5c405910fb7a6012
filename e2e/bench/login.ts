/** Whether the time of an answer tells who is a member: it must not. */
import { type Figure, median } from './figures.ts';
import type { Pace } from './pace.ts';

interface Tried {
  path: string;
  body: (email: string) => object;
}

/** By how much the medians of a known and an unknown address differ, for a failed login and for a forgotten password. */
export async function measureLogin(address: string, { loginRounds }: Pace): Promise<Figure[]> {
  return [
    await difference('failed login, known against unknown address', address, loginRounds, {
      path: '/api/club/login/',
      body: (email) => ({ email, password: 'not-the-password' }),
    }),
    await difference('forgotten password, known against unknown address', address, loginRounds, {
      path: '/api/club/password/forgot/',
      body: (email) => ({ email }),
    }),
  ];
}

async function difference(name: string, address: string, rounds: number, { path, body }: Tried): Promise<Figure> {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < rounds; round += 1)
    // By turns, so that whatever else slows the machine slows both.
    for (const who of round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      const email = who === 'known' ? 'lucia@club.example' : `nobody-${round}@club.example`;
      const began = performance.now();
      const answer = await fetch(new URL(path, address), {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: new URL(address).origin },
        body: JSON.stringify(body(email)),
      });
      await answer.arrayBuffer();
      if (answer.status !== 401 && answer.status !== 200) throw new Error(`${name}: ${answer.status} from ${path}`);
      times[who].push(performance.now() - began);
    }
  const [known, unknown] = [median(times.known), median(times.unknown)];
  return {
    name,
    value: Math.round(Math.abs(known - unknown) * 100) / 100,
    unit: 'ms',
    how: `difference of the medians of ${rounds} each, by turns, one after the other`,
    goal: { atMost: 5 },
    beside: { 'known ms': Math.round(known * 100) / 100, 'unknown ms': Math.round(unknown * 100) / 100 },
  };
}
