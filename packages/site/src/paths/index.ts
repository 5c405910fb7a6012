/** Every path of a page that code links to or leads to: no other file builds one. Where a page itself stands is the estate's choice, so its path comes in. */
export * from './home-and-login.ts';
export * from './paths.ts';
