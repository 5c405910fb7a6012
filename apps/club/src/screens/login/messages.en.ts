import type { es } from './messages.es.ts';

export const en = {
  title: 'Log in to your club',
  lead: 'With your member’s email and password.',
  email: 'Email',
  password: 'Password',
  submit: 'Log in',
  forgotten: 'Forgotten your password?',
  failed_title: 'You are not logged in',
  failed: 'That email and that password do not belong together. Check them and try again.',
  missing_title: 'Something is missing',
  missing: 'Enter a valid email, like name@mail.com, and your password.',
  many_title: 'Too many attempts',
  many: 'Wait a minute and try again.',
  broken_title: 'We could not check it',
  broken: 'Something failed on our side. Please try again in a moment.',
} satisfies Record<keyof typeof es, string>;
