/**
 * Time limits of every test: generous, because nothing is proven by a machine that is slow today. What is waited for
 * comes at once on one with time; a test that waits for a state and not for a time needs no shorter limit.
 */
export const patience = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } };
