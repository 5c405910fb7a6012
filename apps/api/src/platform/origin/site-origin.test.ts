import { expect, test } from 'vitest';
import { siteOrigin } from './site-origin.ts';

const request = { protocol: 'http', host: 'brisa.localhost:3000', hostname: 'brisa.localhost' };

test('the link in a mail leads to the host the buyer was at, and to no host that is not the brand’s', () => {
  expect(siteOrigin(request, ['brisa.localhost'], undefined)).toBe('http://brisa.localhost:3000');
  const forged = { protocol: 'http', host: 'evil.example', hostname: 'evil.example' };
  expect(siteOrigin(forged, ['brisa.localhost'], 'https://brisa.example/')).toBe('https://brisa.example');
  expect(siteOrigin(forged, ['brisa.localhost'], undefined)).toBe('http://brisa.localhost');
});
