import { expect, test } from 'vitest';
import { siteOrigin } from './site-origin.ts';

const asked = { protocol: 'http', host: 'oria.localhost:3000', hostname: 'oria.localhost' };

test('the link in a mail leads to the host the buyer was at, and to no host that is not the brand’s', () => {
  expect(siteOrigin(asked, ['oria.localhost'], undefined)).toBe('http://oria.localhost:3000');
  const forged = { protocol: 'http', host: 'evil.example', hostname: 'evil.example' };
  expect(siteOrigin(forged, ['oria.localhost'], 'https://oria.example/')).toBe('https://oria.example');
  expect(siteOrigin(forged, ['oria.localhost'], undefined)).toBe('http://oria.localhost');
});
